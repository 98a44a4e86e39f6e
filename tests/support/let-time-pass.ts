import { expect, type Page } from '@playwright/test';

/** How long a look waits between two steps of the clock. */
export const soon = { timeout: 200 };

/** Moves the page's installed clock on, a pause between two tries at a time, until a look finds what it expects. */
export const letTimePass = (page: Page, look: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(4_000);
    await look();
  }).toPass({ intervals: [100] });
