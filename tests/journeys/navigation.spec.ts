import { redirects } from '../../frontend/app/redirects.ts';
import { comesAlive, expect, test, inMotion } from '../support/journeys/journey.ts';

test.use(inMotion);

test('the panel holds one list of pages, keeps the focus inside and gives it back @phone', async ({ page }) => {
  await page.goto('/about');
  await comesAlive(page);
  const button = page.getByRole('button', { name: 'Menu' }).filter({ visible: true });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  const pages = panel.getByRole('navigation', { name: 'All pages' });
  await expect(pages.getByRole('list')).toHaveCount(1);
  await expect(pages.getByRole('link')).toHaveCount(16);
  await expect(pages.getByRole('link', { name: /Career$/ })).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const isInMenu = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('[popover]') !== null,
    );
    expect(isInMenu, `step ${step}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the panel closes on a click outside, on a link and on LOGIN @long', async ({ page, isMobile }) => {
  await page.goto('/about');
  await comesAlive(page);
  const button = page.getByRole('button', { name: 'Menu' }).filter({ visible: true });
  const panel = page.getByRole('dialog', { name: 'Menu' });
  if (!isMobile) {
    await button.click();
    await page.mouse.click(20, 400);
    await expect(panel).toBeHidden();
  }
  await button.click();
  await panel
    .getByRole('navigation', { name: 'All pages' })
    .getByRole('link', { name: /Quality$/ })
    .click();
  await expect(page).toHaveURL(/\/quality$/);
  await expect(panel).toBeHidden();
  await button.click();
  await panel.getByRole('link', { name: 'LOGIN' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('while the panel is open the page does not move sideways @phone @long', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowX)).toBe('hidden');
});

test('About opens and closes, by mouse and by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the menu has its pages there');
  await page.goto('/about');
  await comesAlive(page);
  const about = page.locator('summary').filter({ hasText: 'About', visible: true });
  const team = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Team' });
  await about.click();
  await expect(team).toBeVisible();
  await about.click();
  await expect(team).toBeHidden();
  await about.focus();
  await page.keyboard.press('Enter');
  await expect(team).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(team).toBeHidden();
  await expect(about).toBeFocused();
  await page.keyboard.press('Enter');
  await team.click();
  await expect(page).toHaveURL(/\/team$/);
});

for (const wait of [0, 100, 500])
  test(`About stays open when it is the first thing that is touched, ${wait} ms after the page @long`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the menu has its pages there');
    await page.goto('/quality', { waitUntil: 'commit' });
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await bar.locator('summary').waitFor();
    await page.waitForTimeout(wait);
    await bar.locator('summary').click();
    await page.locator('html[data-alive]').waitFor();
    await expect(bar.getByRole('link', { name: 'Our Clients' })).toBeVisible();
  });

test('a change of page starts at the top, with the focus on the heading @long', async ({ page }) => {
  await page.goto('/about');
  await comesAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const scripted of [true, false])
  test(`Back leads to the place that was left, ${scripted ? 'with scripts' : 'before the scripts @long'}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'no link stays in view there');
    if (!scripted) await page.route('**/assets/*.js', () => undefined);
    await page.goto('/terms');
    if (scripted) await comesAlive(page);
    const place = () => page.evaluate(() => window.scrollY);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(5);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect.poll(place).toBeGreaterThan(1_000);
    await expect(heading).toBeInViewport();
    // Of the bar, which stays in view: no test's own scrolling comes between.
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect.poll(place).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    // A page with blocked scripts never reaches its load event.
    const waitUntil = scripted ? 'load' : 'commit';
    await page.goBack({ waitUntil });
    await expect(page).toHaveURL(/\/term$/);
    await expect(heading).toBeInViewport();
    await page.goForward({ waitUntil });
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect.poll(place).toBe(400);
  });

test('every link of the shell leads to a page that exists @long', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    );
  for (const href of new Set(hrefs.map((link) => link.split('#')[0] || '/')))
    expect((await request.get(href)).status(), href).toBe(200);
});

test('old and misspelt addresses lead to the right page', async ({ request }) => {
  for (const { from, to, status } of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([status, to]);
  }
});

test.describe('an address that nobody has', () => {
  test.use({ allowedComplaints: /404/ });

  test('an unknown path is a designed page with status 404', async ({ page }) => {
    const answer = await page.goto('/no-such-sheet');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
