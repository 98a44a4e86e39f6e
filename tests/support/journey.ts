import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { everyPartIsLaidOut } from './first-paint.ts';
import { journeyStack, type JourneyStack } from './journey-stack.ts';

interface Fixtures {
  stack: JourneyStack;
  /** What the browser may complain about in this test, for example a request that is cut on purpose. */
  allowedComplaints: RegExp | null;
  /** Every other complaint on the console (script errors, blocked content, failed loads) fails the test. */
  quietConsole: void;
}

/** A journey through the running system, in a browser whose console stays clean. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  stack: async ({}, use) => use(journeyStack()),
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(journeyStack().site),
  allowedComplaints: [null, { option: true }],
  quietConsole: [
    async ({ context, allowedComplaints }, use) => {
      await context.addInitScript(() =>
        addEventListener('site:alive', () => document.documentElement.setAttribute('data-alive', ''), { once: true }),
      );
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!allowedComplaints?.test(text)) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(String(error.error())));
      await use();
      expect(complaints, 'complaints on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Everything axe knows, and of WCAG 2.2 what it leaves out unless it is asked. */
const everything: RunOptions = { rules: { 'target-size': { enabled: true } } };
/** What the colours decide. The rest is the same page, and has been read in light. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** axe finds nothing in light and in dark, and nothing sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await everyPartIsLaidOut(page);
  for (const [colorScheme, rules] of [['light', everything] as const, ['dark', colours] as const]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(isDark)).toBe(colorScheme === 'dark');
    // No page of ours has frames, so that axe needs no second page to put their findings together.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(rules).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  expect(await overhang(page), `${new URL(page.url()).pathname} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Whether the page's ground is dark, once drawn: the admin's theme follows the scheme by a render of its own. */
function isDark(): Promise<boolean> {
  const grounds = [document.body, document.documentElement].map((one) => getComputedStyle(one).backgroundColor);
  const ground = grounds.find((colour) => colour.startsWith('rgb(')) ?? 'none';
  const [red = 255, green = 255, blue = 255] = Array.from(ground.matchAll(/[\d.]+/g), Number);
  const dark = (red + green + blue) / 3 < 128;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(dark))));
}

/** How many pixels the page is wider than the screen. */
export async function overhang(page: Page): Promise<number> {
  await everyPartIsLaidOut(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** A visitor stirs, and the page's script has taken over. Links are plain links before that, which serve as well. */
export async function comesAlive(page: Page): Promise<void> {
  // A key and not the pointer: where that rests, nothing turns by itself.
  await page.keyboard.press('Shift');
  await page.locator('html[data-alive]').waitFor();
}
