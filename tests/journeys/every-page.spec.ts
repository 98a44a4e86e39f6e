import type { Page, Request } from '@playwright/test';
import { paths, type PagePath } from '../../frontend/app/banners/banners.ts';
import { searchPath } from '../../frontend/app/seo.ts';
import { provenPages } from '../support/journeys/extent.ts';
import { comesAlive, expect, expectAccessible, overhang, test } from '../support/journeys/journey.ts';

/** Visits a page, and with `look` looks at it while it is as wide as the screen. */
async function expectGood(
  page: Page,
  path: PagePath,
  site: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const screen = page.viewportSize()!;
  const requests = new Set<string>();
  const note = (request: Request) => requests.add(new URL(request.url()).origin);
  page.on('request', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page);
  page.off('request', note);
  // No request to another host before the first click; inline resources have no origin.
  expect([...requests].filter((origin) => origin !== 'null')).toEqual([site]);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overhang(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize(screen);
}

async function expectNotTooWide(page: Page): Promise<void> {
  expect(await overhang(page), `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

const isGood = 'asks nobody else, and is no wider than the screen, one of 320 px, or one enlarged four times';

/** The page with all kinds of fields; the others are laid out alike on both. */
const onPhones: readonly PagePath[] = ['/application'];
for (const path of provenPages)
  test(`${path} is accessible, ${isGood}${onPhones.includes(path) ? ' @both' : ''}`, ({ page, stack }) =>
    expectGood(page, path, stack.site, expectAccessible));

const others = paths.filter((path) => !provenPages.includes(path));
const half = Math.ceil(others.length / 2);
for (const some of [others.slice(0, half), others.slice(half)].filter(({ length }) => length > 0))
  test(`each page from ${some[0]} to ${some.at(-1)} ${isGood} @long`, async ({ page, stack }) => {
    for (const path of some) await test.step(path, () => expectGood(page, path, stack.site, expectNotTooWide));
  });

test('the page of the search is accessible, and no wider than 320 px or a screen enlarged four times @long', async ({
  page,
}) => {
  await page.goto(searchPath);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test.describe('where there is no page', () => {
  test.use({ allowedComplaints: /404/ });

  test('what is shown instead is accessible, and no wider than 320 px or a screen enlarged four times @long', async ({
    page,
  }) => {
    await page.goto('/no-such-sheet');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});

test('the menu panel is accessible while it is open @phone', async ({ page }) => {
  await page.goto('/team');
  await comesAlive(page);
  await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
});

test('the About submenu of the navigation bar is accessible while it is open @long', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no such bar');
  await page.goto('/team');
  await comesAlive(page);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  await bar.locator('summary').click();
  await expect(bar.getByRole('link', { name: 'Our Clients' })).toBeVisible();
  await expectAccessible(page);
});

test('on tablets no page is wider than the screen, and nothing in the header lies upon another or beyond its edge @long', async ({
  page,
}) => {
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of ['/', '/career', '/contact', '/application', '/software/new', '/about']) {
      await page.goto(path);
      const overlaps = await page.getByRole('banner').evaluate((header) => {
        const faults = (bar: Element) => {
          const { right: edge } = bar.getBoundingClientRect();
          const boxes = Array.from(bar.children, (part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
          return boxes.filter(({ left, right }, at) => right > edge || left < (boxes[at - 1]?.right ?? 0));
        };
        return Array.from(header.children, faults).flat().length;
      });
      expect([path, width, await overhang(page), overlaps]).toEqual([path, width, 0, 0]);
      const search = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
      // The narrowest tablets have it in the menu.
      await expect(search.filter({ visible: true })).toHaveCount(width < 820 ? 0 : 1);
    }
  }
});

test('with reduced motion drawings stand still and pages change at once @long', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(
    await page
      .locator('.drawing .leader')
      .first()
      .evaluate((line) => getComputedStyle(line).animationName),
  ).toBe('draw-in');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await comesAlive(page);
  expect(await moving()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await moving()).toBe(0);
});
