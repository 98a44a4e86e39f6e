import type { Page } from '@playwright/test';

/** Until the text of the site is set in its own font, which is asked for after the first paint, and every part is laid out. */
export async function fontsArrive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(({ family, status }) => /^"?Text"?$/.test(family) && status === 'loaded'),
  );
  await page.evaluate(() => document.fonts.ready);
  await everyPartIsLaidOut(page);
}

/** Until nothing below the first screens is left out of layout any more. */
export const everyPartIsLaidOut = (page: Page): Promise<void> =>
  page.locator('html:not([data-folded])').waitFor({ state: 'attached' });

/** When a page was first painted, and when each of the site's fonts was asked for. */
export const firstPaintOf = (page: Page): Promise<{ paintedAt: number; fontsAt: number[] }> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return { paintedAt: paint!.startTime, fontsAt: fonts.map(({ startTime }) => startTime) };
  });
