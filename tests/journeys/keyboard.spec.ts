import { tabTo } from '../support/journeys/application-page.ts';
import { carouselOf } from '../support/journeys/carousel-page.ts';
import { consultation, contactMessage, fieldOf } from '../support/journeys/enquiry-page.ts';
import { comesAlive, expect, test, inMotion } from '../support/journeys/journey.ts';

test.use(inMotion);

test.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');

test('the newsletter box leads to the contact form by keyboard @long', async ({ page }) => {
  await page.goto('/about');
  await comesAlive(page);
  await tabTo(page, page.getByRole('textbox', { name: /newsletter/i }));
  await page.keyboard.type('reader@company.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(fieldOf(page, contactMessage, 'Name')).toBeFocused();
  await expect(fieldOf(page, contactMessage, 'E-mail')).toHaveValue('reader@company.example');
});

test('Book Now leads into the form at the end of the page', async ({ page }) => {
  await page.goto(consultation.path);
  await comesAlive(page);
  await tabTo(page, page.getByRole('link', { name: 'Book Now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: consultation.form })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, consultation, 'Name')).toBeFocused();
});

test('the list of About closes once Tab has left it, forwards or backwards @long', async ({ page }) => {
  await page.goto('/about');
  await comesAlive(page);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const about = bar.locator('summary');
  const entries = bar.getByRole('list').getByRole('link');
  for (const key of ['Tab', 'Shift+Tab']) {
    await about.focus();
    await page.keyboard.press('Enter');
    await expect(entries.first()).toBeVisible();
    const inside = key === 'Tab' ? await entries.count() : 0;
    for (let step = 0; step < inside; step++) {
      await page.keyboard.press(key);
      await expect(entries.nth(step)).toBeFocused();
    }
    await page.keyboard.press(key);
    await expect(entries).toHaveCount(0);
    await expect(page.locator(':focus')).toBeInViewport();
  }
});

test('LOGIN is reached through the panel @long', async ({ page }) => {
  await page.goto('/about');
  await comesAlive(page);
  await tabTo(page, page.getByRole('button', { name: 'Menu' }).filter({ visible: true }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('link', { name: 'LOGIN' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test('on a narrow screen a button unfolds WhatsApp and the call, and folds them again @long', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await page.goto('/');
  await comesAlive(page);
  const reach = page.getByRole('complementary', { name: 'Reach us now' });
  // Starts at the footer, the stop before; another test covers the stops above.
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(reach.getByRole('button', { name: 'Talk to us' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reach.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(reach.getByRole('link', { name: 'Call' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(reach.getByRole('link', { name: 'WhatsApp' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(reach.getByRole('button', { name: 'Talk to us' })).toBeFocused();
  await expect(reach.getByRole('link')).toHaveCount(0);
});

test('a carousel is held, turned and set by keyboard, its pause button first @long', async ({ page }) => {
  await page.goto('/career');
  await comesAlive(page);
  const gallery = carouselOf(page, 'A working week');
  await gallery.region.scrollIntoViewIfNeeded();
  await expect(gallery.pause).toBeVisible();
  await tabTo(page, gallery.pause);
  await page.keyboard.press('Enter');
  await expect(gallery.play).toBeFocused();
  const start = await gallery.current();
  const { length: count } = await gallery.dots.all();
  await page.keyboard.press('Tab');
  await expect(gallery.previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(gallery.current).toBe((start + count - 1) % count);
  await page.keyboard.press('Tab');
  await expect(gallery.next).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(gallery.current).toBe(start);
  await page.keyboard.press('Tab');
  await expect(gallery.dots.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(gallery.current).toBe(2);
});

test('a reason is opened by keyboard @long', async ({ page }) => {
  await page.goto('/');
  await comesAlive(page);
  const reasons = page.getByRole('region', { name: 'Why people choose us' });
  const titles = reasons.getByRole('heading', { level: 3 }).getByRole('button');
  await titles.first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(reasons.getByRole('button', { name: 'Pause' })).toBeFocused();
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(titles.nth(2)).toBeFocused();
  await expect(titles.nth(2)).toHaveAttribute('aria-expanded', 'true');
});
