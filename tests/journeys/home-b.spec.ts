import { frames } from '../support/journeys/carousel-page.ts';
import { comesAlive, expect, expectAccessible, overhang, inMotion } from '../support/journeys/journey.ts';
import { test } from '../support/built-site/other-company.ts';

test.use(inMotion);

test('the other home page has its own figures, and none of the first one @long', async ({ page, otherSite }) => {
  await page.goto(otherSite);
  for (const figure of [500, 11, 10, 50]) await expect(page.locator(`[data-figure="${figure}"]`)).toHaveCount(1);
  for (const figure of [257, 7, 20, 67]) await expect(page.locator(`[data-figure="${figure}"]`)).toHaveCount(0);
});

test('its figures count from nothing in about a second, once 35 % of them are seen @long', async ({
  page,
  otherSite,
}) => {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 360 });
  await page.clock.install();
  await page.goto(otherSite);
  const figure = page.locator('[data-figure="500"]');
  await expect(figure).toHaveText('500+');
  await comesAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const showPart = async (index: number) => {
    await page.locator('dl', { has: figure }).evaluate((block, part) => {
      const { top, height } = block.getBoundingClientRect();
      scrollBy({ top: top + part * height - innerHeight, behavior: 'instant' });
    }, index);
    await frames(page);
  };
  await showPart(0.34);
  await page.clock.runFor(500);
  await expect(figure, 'the count has not begun').toHaveText('500+');
  await showPart(0.36);
  await expect(figure).toHaveText('0+');
  await page.clock.runFor(500);
  await expect(figure).toHaveText('250+');
  await page.clock.runFor(20);
  await expect(figure).toHaveText('260+');
  await page.clock.runFor(480);
  await expect(figure).toHaveText('500+');
});

test('it is accessible, and no wider than 320 px or a screen enlarged four times @both @long', async ({
  page,
  otherSite,
}) => {
  await page.goto(otherSite);
  await comesAlive(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});
