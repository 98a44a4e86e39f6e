import assert from 'node:assert/strict';
import { until } from '../until.ts';
import { keys, type DrivenTab, type ElementRef } from './driven-tab.ts';
import { findPart, type Part } from './find-part.ts';

const PATIENCE = { seconds: 30, every: 100 };

/** A page as a visitor uses it, in any browser: each deed waits until its part is there. */
export interface VisitedPage {
  tab: DrivenTab;
  /** Goes to an address and stirs, which wakes the page's script. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  see(part: Part): Promise<ElementRef>;
  /** Waits until a text is to be read on the page, and returns all of its text. */
  read(text: RegExp): Promise<string>;
  gone(part: Part): Promise<void>;
  /** Waits until a function that runs in the page says so. */
  reach(what: string, isSo: () => boolean | Promise<boolean>): Promise<void>;
  click(part: Part): Promise<void>;
  fill(part: Part, text: string): Promise<void>;
  choose(part: Part, option: string): Promise<void>;
  attach(part: Part, path: string): Promise<void>;
  valueOf(part: Part): Promise<string>;
  press(key: keyof typeof keys): Promise<void>;
}

export function visit(tab: DrivenTab): VisitedPage {
  const find = (part: Part) => tab.find(findPart, part);
  const see = (part: Part) => until(`${wordsOf(part)} is seen`, () => find(part), PATIENCE);
  // An element that React draws anew between two commands is looked for again.
  const act = (part: Part, what: string, deed: (element: ElementRef) => Promise<unknown>) =>
    until(
      `${wordsOf(part)} ${what}`,
      async () => {
        await deed(await see(part));
        return true;
      },
      PATIENCE,
    ).then(() => undefined);
  const click = (part: Part) =>
    act(part, 'is clicked', async (element) => {
      if (!(await tab.runOn(element, comesIntoView))) throw new Error('Something else lies over it.');
      await tab.click(element);
    });
  return {
    tab,
    see,
    click,
    async open(address) {
      await tab.goTo(address);
      await tab.type(keys.Shift);
    },
    async reload() {
      await tab.reload();
      await tab.type(keys.Shift);
    },
    read: (text) =>
      until(
        `${String(text)} is read`,
        async () => {
          const all = await tab.run(() => document.body.innerText);
          return text.test(all) && all;
        },
        PATIENCE,
      ),
    gone: async (part) =>
      void (await until(`${wordsOf(part)} is gone`, async () => (await find(part)) === null, PATIENCE)),
    reach: async (what, isSo) => void (await until(what, () => tab.run(isSo), PATIENCE)),
    async fill(part, text) {
      await click(part);
      await tab.runOn(await see(part), (field) => (field as HTMLInputElement).select());
      await tab.type(text);
      const value = await tab.runOn(await see(part), (field) => (field as HTMLInputElement).value);
      assert.equal(value, text, wordsOf(part));
    },
    async choose(part, option) {
      await act(part, `offers ${option}`, async (element) => {
        const offered = await tab.runOn(element, (select) =>
          Array.from((select as HTMLSelectElement).options, ({ text }) => text),
        );
        assert.ok(offered.includes(option), offered.join());
        await tab.choose(element, option);
        const chosen = await tab.runOn(element, (select) => (select as HTMLSelectElement).selectedOptions[0]?.text);
        assert.equal(chosen, option);
      });
    },
    attach: (part, path) => act(part, 'takes a file', (element) => tab.attach(element, path)),
    valueOf: async (part) => tab.runOn(await see(part), (field) => (field as HTMLInputElement).value),
    press: (key) => tab.type(keys[key]),
  };
}

const wordsOf = ({ role, name, inside }: Part): string => `${role} /${name}/${inside ? ` in ${wordsOf(inside)}` : ''}`;

/** Runs in the page: whether a pointer in its middle meets the element. */
function comesIntoView(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.closest('label')?.control === element);
}
