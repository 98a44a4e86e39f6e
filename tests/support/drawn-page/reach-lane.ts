import type { Page } from '@playwright/test';

/** Of the smallest phone that the pages are made for. */
const phone = { width: 360, height: 740 } as const;

/**
 * How many px of the page's end the lane with WhatsApp and the call lies over on a phone, once somebody has scrolled down. The page has
 * its former size afterwards. @throws Error without a lane at the foot of the screen
 */
export async function coveredByLane(page: Page): Promise<number> {
  const before = page.viewportSize()!;
  await page.setViewportSize(phone);
  // The page is laid out as it comes into view, and grows while somebody scrolls.
  let [height, foot, lane] = [0, 0, 0];
  for (let grown = true; grown;) {
    const seen = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const edges = ['.sheet > footer', 'aside.reach-lane'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return [document.documentElement.scrollHeight, edges[0]?.bottom ?? 0, edges[1]?.top ?? 0] as const;
    });
    grown = seen[0] !== height;
    [height, foot, lane] = seen;
  }
  await page.setViewportSize(before);
  if (lane <= 0 || lane >= phone.height) throw new Error(`The lane begins at ${lane} of ${phone.height} px`);
  return Math.max(0, Math.round(foot - lane));
}
