import { type BrowserContext, expect, test as base, type Page } from '@playwright/test';
import { axeFaultsOf, axeFaultsOfFrame, framesOf } from '../drawn-page/axe-faults.ts';
import { everyPartIsLaidOut } from '../drawn-page/first-paint.ts';
import { isLongForm } from './extent.ts';
import { journeyStack, type JourneyStack } from './journey-stack.ts';

interface Fixtures {
  stack: JourneyStack;
  /** The expected console messages of this test, for example about a request that is cut on purpose. */
  allowedComplaints: RegExp | null;
  /** Every other complaint on the console (script errors, blocked content, failed loads) fails the test. */
  quietConsole: void;
}

/** A warning of the site's app: React has found another page than the one that was built, and has drawn its own. */
const redrawn = 'The page was drawn anew.';

/** A journey through the running system, in a browser with a clean console. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  stack: async ({}, use) => use(journeyStack()),
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(journeyStack().site),
  allowedComplaints: [null, { option: true }],
  quietConsole: [
    async ({ context, allowedComplaints }, use) => {
      await noteWhenAlive(context);
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!allowedComplaints?.test(text)) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || message.text().startsWith(redrawn))
          note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(String(error.error())));
      await use();
      expect(complaints, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For `test.use`: the page moves, as it does for visitors who have not asked for less. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** axe finds nothing in light and in dark, neither in the page nor in what stands in its frames, and nothing sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await everyPartIsLaidOut(page);
  for (const { scheme, faults } of await axeFaultsOf(page))
    expect(faults, `${new URL(page.url()).pathname}, ${scheme}`).toEqual([]);
  for (const address of framesOf(page))
    for (const { scheme, faults } of await axeFaultsOfFrame(page, address))
      expect(faults, `${new URL(address).pathname}, ${scheme}`).toEqual([]);
  expect(await overhang(page), `${new URL(page.url()).pathname} is wider than the screen`).toBeLessThanOrEqual(0);
}

/**
 * The same of one more state of a screen, or of a screen of a kind, of which another call sees one: in the long form axe reads it, and in
 * `make test` it is no wider than the screen.
 */
export async function expectAlsoAccessible(page: Page): Promise<void> {
  if (isLongForm) return expectAccessible(page);
  expect(await overhang(page), `${new URL(page.url()).pathname} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** How many pixels the page is wider than the screen. */
export async function overhang(page: Page): Promise<number> {
  await everyPartIsLaidOut(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Has each page of a window say when its script has taken over, for `comesAlive`. */
export async function noteWhenAlive(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('site:alive', () => document.documentElement.setAttribute('data-alive', ''), { once: true });
    // The headless shell moves the pointer to the corner of a new page by itself, which is no sign of a visitor.
    const stopFirst = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', stopFirst, { capture: true });
  });
}

/** A visitor stirs, and the page's script has taken over. Links are plain links before that, which serve as well. */
export async function comesAlive(page: Page): Promise<void> {
  // A key and not the pointer: where that rests, nothing turns by itself.
  await page.keyboard.press('Shift');
  await page.locator('html[data-alive]').waitFor();
}

/** Waits until no transition between two pages is shown any more. Going on earlier breaks it off, which the browser reports on the console. */
export async function transitionEnds(page: Page): Promise<void> {
  const countTransitions = () =>
    page.evaluate(() => {
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      return parts.filter((part) => part?.startsWith('::view-transition')).length;
    });
  await expect.poll(countTransitions).toBe(0);
}

/** How long a look waits between two steps of the clock. */
export const soon = { timeout: 200 };

/** Advances the page's installed clock, one pause between two tries, until the check passes. */
export const letTimePass = (page: Page, look: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(4_000);
    await look();
  }).toPass({ intervals: [100] });
