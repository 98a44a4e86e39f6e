import { banners, paths } from '../../frontend/app/banners/banners.ts';
import { searchPath } from '../../frontend/app/seo.ts';
import { aPost, offerPosts } from '../support/journeys/job-posts.ts';
import { comesAlive, expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { searchDialog } from '../support/journeys/search-page.ts';

const target = '/products/hospital-system';
const control = { name: 'Search', exact: true } as const;

test('a page and a part of it are found from any page by keyboard alone', async ({ page }) => {
  await page.goto('/about');
  await comesAlive(page);
  await page.keyboard.press('/');
  const { dialog, field, status, results, sections } = searchDialog(page);
  await expect(field).toBeFocused();
  // Two letters changed places, and the last word is not finished.
  await page.keyboard.type(banners[target].label.replace('spi', 'psi').slice(0, -3));
  await expect(results.first()).toHaveAttribute('href', target);
  await expect(status).toHaveText(/result/);
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('/');
  await field.fill(banners['/cloud'].label);
  await expect(results.first()).toHaveAttribute('href', '/cloud');
  const part = (await sections.first().getAttribute('href')) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(sections.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === part);
  await expect(dialog).toHaveCount(0);
  const heading = page.locator(new URL(part, 'http://site.example').hash);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('on a phone the search is in the menu, and gives the focus back when it closes @phone', async ({ page }) => {
  await page.goto('/quality');
  await comesAlive(page);
  const button = page.getByRole('button', { name: 'Menu' }).filter({ visible: true });
  const { dialog, field, results } = searchDialog(page);
  const open = async () => {
    await button.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', control).click();
    await expect(field).toBeFocused();
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await open();
  await field.fill(banners[target].label);
  await results.first().click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(dialog).toHaveCount(0);
});

test('the window is accessible with results and without, where it offers a way on @long', async ({
  page,
  isMobile,
}) => {
  await offerPosts(page, []);
  await page.goto('/team');
  await comesAlive(page);
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
  await page.getByRole('banner').getByRole('link', control).filter({ visible: true }).click();
  const { dialog, field, results } = searchDialog(page);
  await field.fill('software');
  await expect(results.first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('xqzwv');
  for (const to of ['/contact', '/services'] as const)
    await expect(dialog.getByRole('link', { name: banners[to].label })).toHaveAttribute('href', to);
  await expectAlsoAccessible(page);
});

test('an open position is found with the pages, and leads to its own', async ({ page }) => {
  await offerPosts(page, [aPost({ title: 'Zoetrope Engineer', descriptionHtml: '<p>Brass.</p>' })]);
  await page.goto('/faq');
  await comesAlive(page);
  await page.keyboard.press('/');
  const { field, results } = searchDialog(page);
  await field.fill('zoetrope');
  await expect(results).toHaveCount(1);
  await expect(results).toHaveAttribute('href', '/career/zoetrope-engineer');
});

test('the key is a letter like any other in a field, and can be switched off @long', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone opens the search from its menu');
  await page.goto('/contact');
  await comesAlive(page);
  const { dialog } = searchDialog(page);
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name' });
  await name.press('/');
  await expect(name).toHaveValue('/');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', control).first().click();
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await page.getByRole('banner').getByRole('link', control).first().click();
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
});

test('what is sent from the field has an address, which shows the same results @long', async ({ page }) => {
  await page.goto(`${searchPath}?q=${encodeURIComponent(banners[target].label)}`);
  const results = page.getByRole('region', { name: 'Search' }).getByRole('link');
  await expect(results.first()).toHaveAttribute('href', target);
  const field = page.getByRole('main').getByRole('textbox');
  await expect(field).toHaveValue(banners[target].label);
  await field.fill(banners['/cloud'].label);
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=Cloud/);
  await expect(results.first()).toHaveAttribute('href', '/cloud');
});

test('a click that comes before the scripts leads to the page of the search @long', async ({ page, isMobile }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/about');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
  await page.getByRole('banner').getByRole('link', control).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${searchPath}$`));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the control leads to a list of all pages @long', async ({ page, isMobile }) => {
    await page.goto('/about');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
    await page.getByRole('banner').getByRole('link', control).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${searchPath}$`));
    const links = page.getByRole('region', { name: 'All pages' }).getByRole('link');
    const listed = await links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href')));
    expect(listed.toSorted()).toEqual([...paths].toSorted());
    await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();
  });
});
