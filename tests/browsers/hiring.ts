import assert from 'node:assert/strict';
import type { Part } from '../support/browsers/find-part.ts';
import type { BrowserJourney } from '../support/browsers/run-journeys.ts';
import type { VisitedPage } from '../support/browsers/visited-page.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { applyAs } from '../support/journeys/staff-pages.ts';
import { until } from '../support/until.ts';

const textbox = (name: string): Part => ({ role: 'textbox', name });

async function signIn(page: VisitedPage, { site, hr }: JourneyStack): Promise<void> {
  await page.open(`${site}/login2`);
  await page.fill(textbox('^name'), hr.name);
  await page.fill(textbox('^e-?mail'), hr.email);
  await page.fill(textbox('^password$'), hr.password);
  await page.click({ role: 'button', name: '^log in' });
  await page.see({ role: 'heading', name: '^application dashboard$' });
}

async function openNewApplication(page: VisitedPage, stack: JourneyStack): Promise<void> {
  const name = await applyAs(stack.site);
  await signIn(page, stack);
  await page.click({ role: 'link', name: `^${name}$` });
  await page.see({ role: 'heading', name: `^${name}$` });
}

/** Runs in the page of an open record: what a style that one browser does not take would change. */
function looks() {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const unique = (values: string[]) => [...new Set(values)];
  const current = all('tr').find((row) => row.querySelector('[aria-current]'));
  const mark = getComputedStyle(current?.querySelector('td') ?? document.body).boxShadow;
  return {
    linksWithoutLine: all('.pane dd a')
      .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
      .map((link) => link.textContent),
    mark: mark.includes('inset'),
    selects: unique(all('select').map((select) => getComputedStyle(select).appearance)),
  };
}

export const hiring: BrowserJourney[] = [
  {
    title: 'HR reads a resume as pictures and moves the application',
    width: 1280,
    async make(page, stack) {
      await openNewApplication(page, stack);
      await page.click({ role: 'button', name: '^safe preview' });
      const picture: Part = { role: 'img', name: '^page 1 of the resume$' };
      await until('the first page is drawn', async () => {
        const again = await page.tab.run(() => {
          const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Look again');
          button?.click();
          return Boolean(button);
        });
        if (again) return false;
        const drawn = await page.tab.runOn(
          await page.see(picture),
          (image) => (image as HTMLImageElement).naturalWidth,
        );
        return drawn > 100;
      });
      await page.click({ role: 'button', name: '^move to' });
      const form: Part = { role: 'form', name: 'move to another stage' };
      await page.choose({ role: 'combobox', name: '^stage', inside: form }, 'screening');
      await page.click({ role: 'button', name: '^move', inside: form });
      // It is read once somebody scrolls to it.
      await page.tab.run(() =>
        [...document.querySelectorAll('h2, h3')].find((one) => one.textContent === 'History')?.scrollIntoView(),
      );
      await page.read(/new → screening/);
    },
  },
  {
    title: 'links have their line, the open record its mark, and selects are drawn by us',
    width: 1280,
    async make(page, stack) {
      await openNewApplication(page, stack);
      await page.see({ role: 'link', name: '@mail\\.example$' });
      assert.deepEqual(await page.tab.run(looks), {
        linksWithoutLine: [],
        mark: true,
        selects: ['none'],
      });
    },
  },
];
