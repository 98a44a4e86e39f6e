import { banners, paths, sheetLine, type PagePath } from '../../frontend/app/banners/banners.ts';
import { productBanners } from '../../frontend/app/banners/products.ts';
import { profileBanners } from '../../frontend/app/banners/profiles.ts';
import { serviceBanners } from '../../frontend/app/banners/services.ts';
import { company } from '../../frontend/app/content/company.ts';
import { expect, test } from '../support/journey.ts';
import { wordsOf } from '../support/words-of.ts';

// Everything here stands in the pages as they are served.
test.use({ javaScriptEnabled: false });

const isOneOf = (group: object) => (path: PagePath) => path in group;
const services = paths.filter(isOneOf(serviceBanners));
const products = paths.filter(isOneOf(productBanners));
const profiles = paths.filter(isOneOf(profileBanners));

for (const path of paths)
  test(`${path} is a whole page: status, heading, drawing and frame`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(` \\| ${company.name}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (path !== '/') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(banners[path].title);
      await expect(page.getByText(sheetLine(path), { exact: true })).toBeVisible();
    }
    const drawing = page.locator('main svg.drawing[role=img], main svg[role=img]').first();
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleName(/\w+ \w+ \w+/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

for (const path of services)
  test(`${path} is written for a buyer, and ends with the call and the consultation form`, async ({ page }) => {
    await page.goto(path);
    const words = await wordsOf(page);
    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(words.length).toBeLessThanOrEqual(1400);
    await expect(page.locator('main a[href="/contact"]').first()).toBeVisible();
    await expect(page.getByRole('form', { name: 'Book a consultation' })).toHaveCount(1);
  });

for (const path of products)
  test(`${path} says what it does, and leads to a demonstration`, async ({ page }) => {
    await page.goto(path);
    expect((await wordsOf(page)).length).toBeGreaterThanOrEqual(300);
    await expect(page.locator('main a[href="/contact"]').first()).toBeVisible();
  });
