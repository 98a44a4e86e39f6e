import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { fillLogin, applyAs, gridHeading, logIn } from '../support/journeys/staff-pages.ts';

test('HR keeps a list as a view with its number in the menu, finds it after a logout, and deletes it', async ({
  page,
  stack,
}) => {
  const name = await applyAs(stack.site, { apply: 'Project Manager' });
  const view = `Managers of ${name}`;
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await page.getByRole('searchbox', { name: /^Search/ }).fill(name);
  await page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'New' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(view);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const entry = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: view });
  await expect(entry).toContainText('1');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login2*');
  await logIn(page, stack.hr);
  await entry.click();
  await expect(page.getByRole('searchbox', { name: /^Search/ })).toHaveValue(name);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'true');

  await page.getByRole('button', { name: 'Edit view' }).click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page
    .getByRole('dialog', { name: `Delete the view “${view}”?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(entry).toHaveCount(0);
});

test('an application that is assigned is among Mine, and nobody’s again by Undo @long', async ({ page, stack }) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Assign…' }).click();
  const dialog = page.getByRole('dialog', { name: `Assign ${name}` });
  await dialog.getByRole('combobox', { name: 'To' }).selectOption({ label: `${stack.hr.name} (you)` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('button', { name: /^Mine/ }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('u');
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  const sql = 'SELECT assigned_to FROM applications WHERE name = $1';
  expect(await queryOnce(stack.databaseUrl, sql, [name])).toEqual([{ assigned_to: null }]);
});

test('columns, start page and the switch of the keys are there after a logout @long', async ({
  page,
  stack,
  isMobile,
}) => {
  test.skip(isMobile, 'nothing of it depends on the width of the screen');
  await applyAs(stack.site);
  await logIn(page, stack.hr);
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns of the list' });
  await dialog.getByRole('checkbox', { name: 'In this stage since' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('columnheader', { name: 'In this stage since' })).toBeVisible();
  await page.goto('/admin/account');
  await page.getByRole('main').getByRole('checkbox', { name: 'Key shortcuts' }).uncheck();
  await page.getByRole('combobox', { name: 'Opens first' }).selectOption({ label: 'Reports' });
  await expect(page.getByText('The start page is changed')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login2*');
  await fillLogin(page, stack.hr);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await expect(page.getByRole('columnheader', { name: 'In this stage since' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const reset = 'DELETE FROM staff_settings s USING staff t WHERE t.id = s.staff_id AND t.email = $1';
  await queryOnce(stack.databaseUrl, reset, [stack.hr.email]);
});
