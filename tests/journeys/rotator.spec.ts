import { frames, lookAway, openStill, setHidden } from '../support/journeys/carousel-page.ts';
import { expect, test, inMotion } from '../support/journeys/journey.ts';

test.use(inMotion);

test('the reasons change every four seconds, from the last to the first, until somebody holds them @long', async ({
  page,
}) => {
  const reasons = page.getByRole('region', { name: 'Why people choose us' });
  const titles = reasons.getByRole('heading', { level: 3 }).getByRole('button');
  const open = () =>
    titles.evaluateAll((all) => all.findIndex((title) => title.getAttribute('aria-expanded') === 'true'));
  await openStill(page, '/', reasons);
  await expect(titles).toHaveCount(6);
  const start = await open();
  await page.clock.runFor(3_800);
  expect(await open()).toBe(start);
  await page.clock.runFor(200);
  await expect.poll(open).toBe((start + 1) % 6);
  await page.clock.runFor(4_000 * 5);
  await expect.poll(open).toBe(start);

  await setHidden(page, true);
  await page.clock.runFor(9_000);
  expect(await open(), 'the tab is hidden').toBe(start);
  await setHidden(page, false);
  await titles.nth(4).click();
  await page.clock.runFor(9_000);
  expect(await open(), 'the focus is inside').toBe(4);
  await expect(reasons.getByRole('listitem').getByRole('paragraph').filter({ visible: true })).toHaveCount(1);
  await reasons.getByRole('button', { name: 'Pause' }).click();
  await lookAway(page);
  await page.clock.runFor(9_000);
  expect(await open(), 'it is paused').toBe(4);
});

test('the reasons do not change by themselves with reduced motion @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reasons = page.getByRole('region', { name: 'Why people choose us' });
  await openStill(page, '/', reasons);
  await lookAway(page);
  await expect(reasons.getByRole('button', { name: 'Play' })).toBeVisible();
  const first = await reasons.getByRole('button', { expanded: true }).innerText();
  await page.clock.runFor(12_000);
  await frames(page);
  expect(await reasons.getByRole('button', { expanded: true }).innerText()).toBe(first);
});
