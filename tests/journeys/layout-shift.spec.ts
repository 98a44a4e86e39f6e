import { bringIntoView, frames, lookAway } from '../support/journeys/carousel-page.ts';
import { asVisitorsHaveIt } from '../support/drawn-page/find-chromium.ts';
import { fontsArrive } from '../support/drawn-page/first-paint.ts';
import { comesAlive, expect, inMotion } from '../support/journeys/journey.ts';
import { takeShifts, watchShifts } from '../support/drawn-page/layout-shifts.ts';
import { test } from '../support/built-site/other-company.ts';
import { inTwoParts } from '../support/drawn-page/site-in-two-parts.ts';

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

/** Where a page waits on a slow line: before the last link of a row at the right, before a caption, before what floats beside the sheet. */
const slowly = [
  ['/career', 'href="/search"'],
  ['/contact', '<figcaption'],
  ['/crm', '<figcaption'],
  ['/quality', '<figcaption'],
  ['/', '<aside'],
] as const;

for (const [path, place] of slowly)
  test(`nothing on ${path} moves at 1280 px when the line brings the part from ${place} later @long`, async ({
    page,
    stack,
    isMobile,
  }) => {
    test.skip(isMobile, 'the width is the test’s own');
    const slow = await inTwoParts(stack.site, place);
    try {
      await watchShifts(page);
      await page.goto(slow.url + path, { waitUntil: 'commit' });
      await page.getByRole('navigation', { name: 'Main', exact: true }).waitFor();
      await frames(page);
      slow.goOn();
      await page.waitForLoadState();
      await fontsArrive(page);
      await frames(page);
      // Browsers report moves too small to see.
      expect((await takeShifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
    } finally {
      await slow.stop();
    }
  });
