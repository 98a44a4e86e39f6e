import { paths } from '../../frontend/app/content/banners.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** Five pages a test, so that two browsers share the work. */
const groups = Array.from({ length: Math.ceil(paths.length / 5) }, (_, at) => paths.slice(at * 5, at * 5 + 5));

for (const group of groups)
  test(`accessible and no wider than the screen: ${group.join(' ')}`, async ({ page }) => {
    for (const path of group) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });

test('no page is wider than 320 px or than a screen enlarged four times', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of paths) {
    await page.goto(path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});

test('in forced colours buttons and fields keep their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/contact', '/application']) {
    await page.goto(path);
    const edges = await page
      .locator('.button:visible, .title-block:visible')
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth)));
    expect(edges.length).toBeGreaterThan(0);
    expect(Math.min(...edges), path).toBeGreaterThan(0);
  }
});
