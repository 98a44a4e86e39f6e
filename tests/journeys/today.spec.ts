import { expect, expectAccessible, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, gridHeading, logIn } from '../support/journeys/staff-pages.ts';

const seed = `UPDATE applications SET answer_due_at = now() - interval '3 days', first_answer_due_at = now() - interval '3 days'
  WHERE name = $1`;

test('HR sees what waits, and each line leads to its list', async ({ page, stack }) => {
  const late = await applyAs(stack.site);
  await queryOnce(stack.databaseUrl, seed, [late]);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await expect(page.getByRole('list', { name: 'To do' })).toContainText('overdue');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Today/ })
    .click();
  const line = page.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: 'overdue' });
  await expect(line).toBeVisible();
  await expectAccessible(page);

  // That the two have as many is proven at the API: other journeys have people of their own meanwhile.
  await line.getByRole('link', { name: /^Answer them: \d+ answers? overdue$/ }).click();
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await expect(page).toHaveURL(/overdue/);
  await expect(page.getByRole('link', { name: late, exact: true })).toBeVisible();
});

test('a bar of the day leads to its list @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site, { apply: 'Flutter Developer' });
  await logIn(page, stack.hr);
  await page.goto('/admin/today');
  await page
    .getByRole('list', { name: 'Last seven days' })
    .getByRole('link', { name: /^Flutter Developer/ })
    .click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAlsoAccessible(page);
});
