import { forms } from '@frontdoor/contract';
import { expect, type Page } from '@playwright/test';

/** A form of the site: its page, its address, and what the first press of its button leads to when all texts are filled in. */
export interface FormPlace {
  path: string;
  action: string;
  /** Shown on the page, or the address of the next one. */
  leadsTo: string | RegExp;
}

/**
 * Every form that the API takes, by the contract's list, but for the one of a single file, which is sent by the browser and has a link
 * of its own; and the two that only lead on.
 */
const places: Record<Exclude<keyof typeof forms, 'another-file'>, Omit<FormPlace, 'action'>> = {
  application: { path: '/application', leadsTo: 'need your attention' },
  consultation: { path: '/software/new', leadsTo: forms.consultation.thanks },
  'home-enquiry': { path: '/', leadsTo: forms['home-enquiry'].thanks },
  'contact-message': { path: '/contact', leadsTo: forms['contact-message'].thanks },
};
export const formPlaces: Record<string, FormPlace> = {
  ...Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, { ...place, action: forms[name as keyof typeof forms].path }]),
  ),
  newsletter: { path: '/about', action: '/contact', leadsTo: /\/contact$/ },
  search: { path: '/search', action: '/search', leadsTo: /\/search\?q=Asha/ },
};

/** What a person would write, by the name of the field. */
export const written: Record<string, string> = {
  name: 'Asha Verma',
  q: 'Asha Verma',
  email: 'asha@company.example',
  number: '9812345678',
  company: 'Verma Clinics',
  website: 'verma-clinics.example',
  linkedin: 'linkedin.com/in/asha',
  message: 'Two lines.\nThe second.',
  feedback: 'A system of our own.',
  projectDetails: 'An appointment book.',
};

/** What marks a text that was translated here. */
const mark = '«';

/** Each is run in the page, and therefore complete in itself. */
const changes = {
  /** Google Translate, in Chrome: new elements take the place of the texts, of later ones too. */
  'each text in a font': () => {
    const isText = (node: Node) =>
      node.isConnected &&
      node.textContent?.trim() &&
      !node.parentElement?.closest('script, style, textarea, font, svg');
    const wrap = (node: Node) => {
      if (!isText(node)) return;
      const tag: string = 'font';
      const font = document.createElement(tag);
      font.style.verticalAlign = 'inherit';
      font.append(document.createElement(tag));
      font.firstElementChild!.textContent = `«${node.textContent}»`;
      (node as Text).replaceWith(font);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [root];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) if (text.nodeType === Node.TEXT_NODE) wrap(text);
    };
    wrapAll(document.body);
    document.title = `«${document.title}»`;
    document.documentElement.lang = 'hi';
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) for (const node of [...addedNodes, target]) wrapAll(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  },
  /** Edge: the texts stay the same nodes. */
  'texts changed in place': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, textarea')) text.data = `«${text.data}»`;
    }
    document.title = `«${document.title}»`;
    document.documentElement.lang = 'hi';
  },
  /** Password managers and assistants for writing, in the form, at the end of the body and beside it. */
  'a sibling beside each field': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const icon = document.createElement('div');
      icon.dataset['lastpassIconRoot'] = '';
      icon.style.cssText = 'position: relative !important; height: 0; width: 0; float: left';
      icon.attachShadow({ mode: 'open' }).innerHTML = '<span>icon</span>';
      field.before(icon.cloneNode());
      field.after(icon);
    }
    document.body.prepend(document.createElement('com-1password-notification'));
    document.body.append(document.createElement('com-1password-button'));
    document.documentElement.append(document.createElement('grammarly-desktop-integration'));
  },
  /** Other managers, which move the field into an element of their own. */
  'an element around each field': () => {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const around = document.createElement('span');
      field.replaceWith(around);
      around.append(field);
    }
  },
  /** Assistants for writing, dark readers and managers. */
  'other attributes': () => {
    document.documentElement.dataset['darkreaderMode'] = 'dynamic';
    document.body.dataset['newGrCSCheckLoaded'] = '14.1';
    document.body.setAttribute('cz-shortcut-listen', 'true');
    for (const element of document.querySelectorAll<HTMLElement>('main *')) element.dataset['seen'] = '';
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea, select')) {
      field.dataset['keeperLockId'] = 'k1';
      field.setAttribute('autocomplete', 'off');
      field.style.backgroundRepeat = 'no-repeat';
    }
  },
  /** Blockers. */
  'a removed node': () => {
    for (const selector of ['form p:not(:has(button))', 'form header', 'h1 ~ p', 'footer li', 'nav a', 'label + p'])
      document.querySelector(selector)?.remove();
  },
};
export type Change = keyof typeof changes;
export const allChanges = Object.keys(changes) as Change[];
export const isTranslation = (change: Change) => change.includes('text');

export async function changePage(page: Page, names: readonly Change[]): Promise<void> {
  for (const change of names) await page.evaluate(changes[change]);
}

/** @param parts those that had come when the page was translated */
export async function expectTranslated(page: Page, parts = ['h1', 'form label', 'footer']): Promise<void> {
  for (const place of parts) await expect(page.locator(place).first(), place).toContainText(mark);
  await expect(page).toHaveTitle(new RegExp(mark));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
}

/** Fills texts in as a browser does by itself: without a sign of a visitor, and without the setter that React listens to. */
export const autofill = (page: Page, names: readonly string[], action: string): Promise<void> =>
  page.evaluate(
    ([texts, form]) => {
      for (const [name, text] of texts) {
        const field = document.querySelector(`form[action="${form}"] [name="${name}"]`)!;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    [names.map((name) => [name, written[name]!] as const), action] as const,
  );

const applicationField = (page: Page, name: string) => page.locator(`#application-${name}`);
const ticked = ['agree', 'ageConfirmed'];

/** The boxes of an application, by their ids, because a translated page names them otherwise. */
export async function tickById(page: Page): Promise<void> {
  for (const name of ticked) await applicationField(page, name).check();
}

export async function expectTicked(page: Page): Promise<void> {
  for (const name of ticked) await expect(applicationField(page, name), name).toBeChecked();
}

/** The fields of an application but for its name. What its lists offer comes when the page is awake. */
export async function fillApplicationById(page: Page, email: string): Promise<void> {
  await applicationField(page, 'email').fill(email);
  await applicationField(page, 'apply').selectOption('Backend Developer');
  await applicationField(page, 'experience').selectOption('3-5 years');
  await tickById(page);
}
