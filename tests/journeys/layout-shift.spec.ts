import { bringIntoView, frames, lookAway } from '../support/journeys/carousel-page.ts';
import { asVisitorsHaveIt } from '../support/drawn-page/find-chromium.ts';
import { fontsArrive } from '../support/drawn-page/first-paint.ts';
import { comesAlive, expect, inMotion } from '../support/journeys/journey.ts';
import { takeShifts, watchShifts } from '../support/drawn-page/layout-shifts.ts';
import { test } from '../support/built-site/other-company.ts';

test.use({ ...inMotion, launchOptions: asVisitorsHaveIt });

const pages = [
  ['the home page', '/', '@long'],
  ['the other home page', null, '@long'],
  ['the careers page', '/career', '@long'],
] as const;

for (const [name, path, devices] of pages)
  test(`nothing on ${name} moves by itself: neither when its scripts arrive nor while its parts turn ${devices}`, async ({
    page,
    otherSite,
  }) => {
    await watchShifts(page);
    await page.clock.install();
    await page.goto(path ?? otherSite);
    // The shifts of loading itself are left to first-paint.spec.ts.
    await fontsArrive(page);
    await frames(page);
    await takeShifts(page);
    // The innermost turning part only, because the part of the page around it may be in view without it.
    const turning = page.locator('section:has(.carousel-toggle):not(:has(section))');
    expect(await turning.count()).toBeGreaterThan(0);
    // The first one is in view, as it was built, when the scripts arrive.
    await turning.first().scrollIntoViewIfNeeded();
    await frames(page);
    await comesAlive(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const figure of await page.locator('[data-figure]').all()) {
      await figure.scrollIntoViewIfNeeded();
      await frames(page);
      for (let tick = 0; tick < 3; tick++) {
        await page.clock.runFor(500);
        await frames(page);
      }
    }
    for (const part of await turning.all()) {
      await bringIntoView(page, part, 'Pause');
      await lookAway(page);
      await part.scrollIntoViewIfNeeded();
      // At most one move at a time, drawn to its end.
      for (let second = 0; second < 12; second++) {
        await page.clock.runFor(1_000);
        await part.evaluate((whole) =>
          Promise.all(whole.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
        );
        await frames(page);
      }
    }
    expect(await takeShifts(page)).toEqual([]);
  });
