import { everyPartIsLaidOut } from '../support/drawn-page/first-paint.ts';
import { comesAlive, expect, test, transitionEnds, inMotion } from '../support/journeys/journey.ts';

test.use(inMotion);

test('the figures are in the page, and count up once when they are seen', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 300 });
  await page.goto('/');
  const figure = page.locator('[data-figure="257"]');
  await expect(figure).toHaveText('257+');
  await comesAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await figure.scrollIntoViewIfNeeded();
  // It stays as it is until the browser has told that the block is seen.
  const figureNow = async () => Number.parseInt(await figure.innerText(), 10);
  await expect(async () => {
    await page.clock.runFor(16);
    expect(await figureNow()).toBeLessThan(100);
  }).toPass();
  await page.clock.runFor(700);
  const halfway = await figureNow();
  expect(halfway).toBeGreaterThan(100);
  expect(halfway).toBeLessThan(160);
  await page.clock.runFor(800);
  await expect(figure).toHaveText('257+');
});

test('figures that are seen at once stay as they are @long', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 1200 });
  await page.goto('/');
  const figure = page.locator('[data-figure="257"]');
  await expect(figure).toBeInViewport();
  await comesAlive(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(figure).toHaveText('257+');
});

test('with less motion nothing counts and nothing turns by itself @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await comesAlive(page);
  await page.getByRole('region', { name: 'Industries' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Industries' }).getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.locator('[data-figure="257"]')).toHaveText('257+');
});

test('the industries turn every three seconds, and rest under the pointer, with the focus inside and when paused @long', async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  await page.goto('/');
  await comesAlive(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const carousel = page.getByRole('region', { name: 'Industries' });
  await carousel.scrollIntoViewIfNeeded();
  const pause = carousel.getByRole('button', { name: 'Pause' });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(pause).toBeVisible({ timeout: 500 });
  }).toPass();
  const current = () =>
    carousel
      .getByRole('button', { name: /^Slide/ })
      .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')));
  const start = await current();
  await page.clock.runFor(3_100);
  // The move itself takes half a second more.
  await page.clock.runFor(600);
  await expect.poll(current).toBe((start + 1) % 6);
  if (!isMobile) {
    await carousel.hover();
    await page.clock.runFor(7_000);
    expect(await current()).toBe((start + 1) % 6);
    await page.mouse.move(2, 2);
  }
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect.poll(current).toBe((start + 2) % 6);
  await page.clock.runFor(7_000);
  expect(await current(), 'the focus is inside').toBe((start + 2) % 6);
  await pause.click();
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.clock.runFor(7_000);
  expect(await current(), 'it is paused').toBe((start + 2) % 6);
});

test('WhatsApp and a call are in reach; on a phone a button folds them @phone', async ({ page, isMobile }) => {
  await page.goto('/');
  await comesAlive(page);
  const reach = page.getByRole('complementary', { name: 'Reach us now' });
  const links = reach.getByRole('link');
  if (isMobile) {
    await expect(links).toHaveCount(0);
    await reach.getByRole('button', { name: 'Talk to us' }).click();
    await expect(links).toHaveCount(2);
    await reach.getByRole('button', { name: 'Close' }).click();
    await expect(links).toHaveCount(0);
  } else {
    await expect(links).toHaveCount(2);
    await expect(reach.getByRole('button')).toHaveCount(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide and every reason can be read @long', async ({ page }) => {
    await page.goto('/');
    const slides = page.getByRole('region', { name: 'Industries' }).getByRole('group', { name: / of 6$/ });
    await expect(slides).toHaveCount(6);
    const reasons = page.getByRole('region', { name: 'Why people choose us' });
    for (const reason of await reasons.getByRole('listitem').all())
      await expect(reason.getByRole('paragraph')).toBeVisible();
  });
});

test('a part of the list becomes the drawing at the head of its page, and again on the way back @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset['moved'] = moved.join(' ');
      });
      return transition;
    };
  });
  const movedParts = () => page.evaluate(() => document.documentElement.dataset['moved'] ?? '');
  const both = /(?=.*-group\(drawing\))(?=.*-old\(drawing\))(?=.*-new\(drawing\))/;
  await page.goto('/');
  await comesAlive(page);
  // Parts that are left out of layout take no part in a transition.
  await everyPartIsLaidOut(page);
  const parts = page.locator('.part > a');
  await expect(parts).toHaveCount(6);
  for (let at = 0; at < 6; at += 1) {
    const to = await parts.nth(at).getAttribute('href');
    await parts.nth(at).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect.poll(movedParts, to!).toMatch(both);
    await transitionEnds(page);
    await page.evaluate(() => delete document.documentElement.dataset['moved']);
    await page.goBack();
    await expect(parts).toHaveCount(6);
    await expect.poll(movedParts, `back from ${to}`).toMatch(both);
    await transitionEnds(page);
    await page.evaluate(() => delete document.documentElement.dataset['moved']);
  }
});
