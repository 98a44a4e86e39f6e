import type { Locator, Page } from '@playwright/test';
import { expect, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import { addFilter, applyAs, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';

const linkTo = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
/** The row of somebody, or on a phone the card. */
const lineOf = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: linkTo(page, name) });
const markOf = (page: Page, name: string): Locator => lineOf(page, name).getByRole('img', { name: 'Unseen' });

test('an application is marked until HR opens it; filters are added, cleared, and gone in a fresh list', async ({
  page,
  stack,
}) => {
  const [seen, unseen] = [await applyAs(stack.site), await applyAs(stack.site, { apply: 'Project Manager' })];
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await expect(markOf(page, seen)).toBeVisible();
  const noted = page.waitForResponse((answer) => /\/applications\/[^/]+\/opened$/.test(new URL(answer.url()).pathname));
  await openApplication(page, seen);
  await noted;
  await page.keyboard.press('Escape');
  await expect(markOf(page, unseen)).toBeVisible();
  await expect(linkTo(page, seen)).toBeVisible();
  await expect(markOf(page, seen)).toHaveCount(0);
  await page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'Unseen' }).click();
  await expect(linkTo(page, seen)).toHaveCount(0);
  await expect(linkTo(page, unseen)).toBeVisible();

  const position = await addFilter(page, 'Position');
  await position.selectOption('Flutter Developer');
  await expect(linkTo(page, unseen)).toHaveCount(0);
  await expectAlsoAccessible(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  for (const name of [seen, unseen]) await expect(linkTo(page, name)).toBeVisible();
  await (await addFilter(page, 'Position')).selectOption('Project Manager');
  await expect(linkTo(page, seen)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Applications' }).click();
  for (const name of [seen, unseen]) await expect(linkTo(page, name)).toBeVisible();
  await page.goBack();
  await expect(linkTo(page, seen)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Position', exact: true })).toHaveValue('Project Manager');
});

test('names and positions of any letters stay inside their cells @long', { tag: '@both' }, async ({ page, stack }) => {
  const tail = Date.now().toString(36);
  const names = [
    `${'W'.repeat(110)}${tail}`,
    `Zoe${'\u0301\u0323\u0324'.repeat(35)}${tail}`,
    `${'Anna Maria von und zu '.repeat(5)}${tail}`,
  ];
  for (const name of names) {
    const applicant = await applyAs(stack.site);
    await queryOnce(stack.databaseUrl, 'UPDATE applications SET name = $2, apply = $3 WHERE name = $1', [
      applicant,
      name,
      'Donaudampfschifffahrtsgesellschaftskapitaensanwaerter '.repeat(2).trim(),
    ]);
  }
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const heights: number[] = [];
  for (const name of names) {
    const { width = 0, height = 0, x = 0 } = (await linkTo(page, name).boundingBox()) ?? {};
    heights.push(height);
    const line = (await lineOf(page, name).boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width).toBeLessThanOrEqual(line.x + line.width);
  }
  // Two lines of text, with letters of any kind.
  expect(Math.max(...heights)).toBeLessThan(60);
  const hidden = await linkTo(page, names[1]!).evaluate((link) => getComputedStyle(link.firstElementChild!).overflowY);
  expect(hidden).toBe('clip');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});
