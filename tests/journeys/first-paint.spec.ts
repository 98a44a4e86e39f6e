import type { Page } from '@playwright/test';
import { frames } from '../support/journeys/carousel-page.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { paths, type PagePath } from '../../frontend/app/banners/banners.ts';
import { asVisitorsHaveIt } from '../support/drawn-page/find-chromium.ts';
import { everyPartIsLaidOut, fontsArrive, firstPaintOf } from '../support/drawn-page/first-paint.ts';
import { expect, test, inMotion } from '../support/journeys/journey.ts';
import { takeShifts, watchShifts } from '../support/drawn-page/layout-shifts.ts';
import { differencesIn, looksOf } from '../support/drawn-page/looks.ts';

test.use({ ...inMotion, launchOptions: asVisitorsHaveIt });

/** How fonts and sheets arrive is one step of the build for all pages. */
const builtPages: readonly PagePath[] = isLongForm ? paths : ['/', '/application'];

/** Lighthouse rounds less than this to nothing. */
const UNSEEN = 0.0005;

test('every page is painted before its fonts are asked for', async ({ page }) => {
  for (const path of builtPages) {
    await page.goto(path);
    await fontsArrive(page);
    const { paintedAt, fontsAt } = await firstPaintOf(page);
    expect(fontsAt.length, path).toBeGreaterThan(0);
    expect(Math.min(...fontsAt), path).toBeGreaterThan(paintedAt);
  }
});

for (const width of [360, 412])
  test(`no page of ${width} px moves when its fonts arrive @phone @long`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the width decides');
    await page.setViewportSize({ width, height: 823 });
    await watchShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    for (const path of builtPages) {
      await page.goto(path);
      await fontsArrive(page);
      await frames(page);
      const seen = (await takeShifts(page)).filter(({ value }) => value > UNSEEN);
      expect.soft(seen, path).toEqual([]);
    }
  });

test('a visitor from another page of the site is given its fonts at once @long', async ({ page }) => {
  await page.goto('/about');
  await fontsArrive(page);
  await page.goto('/cloud', { referer: page.url() });
  await fontsArrive(page);
  const { paintedAt, fontsAt } = await firstPaintOf(page);
  expect(Math.min(...fontsAt)).toBeLessThan(paintedAt);
});

test('the parts below the first screens are laid out when the fonts are there, and none is left out @long', async ({
  page,
}) => {
  const fonts = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => fonts.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const footer = page.getByRole('contentinfo').locator(':scope > *').first();
  const isLaidOut = () => footer.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  fonts.resolve();
  await fontsArrive(page);
  expect(await isLaidOut()).toBe(true);
});

const neverTold: Record<string, (page: Page) => Promise<unknown>> = {
  'the first paint is never told': (page) =>
    page.addInitScript(() => (PerformanceObserver.prototype.observe = () => {})),
  'the browser is never idle': (page) =>
    page.addInitScript(
      () => (window.requestIdleCallback = (act, options) => (options?.timeout ? setTimeout(act, options.timeout) : 0)),
    ),
  'a font never comes': (page) => page.route('**/text-*.woff2', () => {}),
};

for (const [what, prepare] of Object.entries(neverTold))
  test(`the parts below the first screens are laid out, too, when ${what} @long`, async ({ page }) => {
    // The clock of Playwright knows of no navigation, so that nothing would be folded.
    await page.addInitScript(() => {
      const { setTimeout: later } = window;
      Object.assign(window, { setTimeout: (act: () => void, wait = 0, ...more: []) => later(act, wait / 20, ...more) });
    });
    await prepare(page);
    await page.goto('/about');
    await everyPartIsLaidOut(page);
  });

test('a page that is come back to is laid out whole, and shows what it showed @long', async ({ page }) => {
  await page.goto('/');
  await fontsArrive(page);
  const button = page.getByRole('contentinfo').getByRole('button').first();
  await button.scrollIntoViewIfNeeded();
  const placeOf = () => button.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const before = await placeOf();
  await page.reload();
  await fontsArrive(page);
  await expect.poll(placeOf).toBe(before);
});

// The page with the most parts takes the longest to compare.
for (const path of ['/application', '/portfolio', ...(isLongForm ? ['/'] : [])])
  test(`${path} looks the same in the rules that it brings and in the whole sheets @long`, async ({ page }) => {
    // The app would change more than the sheets.
    await page.route(/\/assets\/(?!start-).*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await fontsArrive(page);
    const before = await looksOf(page);
    const whole = page.waitForResponse(/\/assets\/site-.*\.css$/);
    await page.keyboard.press('Shift');
    await whole;
    await page.waitForFunction(() => !document.head.querySelector('style:not([media])'));
    expect(differencesIn(before, await looksOf(page))).toEqual([]);
  });

test('a page keeps its frame when its own sheet arrives before the one that all pages share @long', async ({
  page,
}) => {
  const shared = Promise.withResolvers<void>();
  await page.route('**/assets/site-*.css', (route) => shared.promise.then(() => route.continue()));
  await page.goto('/');
  const ownSheet = page.waitForResponse('**/assets/page-*.css');
  await page.keyboard.press('Shift');
  await (await ownSheet).finished();
  await frames(page);
  await expect(page.locator('.sheet')).toHaveCSS('border-left-width', '1px');
  shared.resolve();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts are fetched as well @long', async ({ page }) => {
    const font = page.waitForResponse(/\/assets\/text-.*\.woff2$/);
    await page.goto('/about');
    expect((await font).status()).toBe(200);
  });
});
