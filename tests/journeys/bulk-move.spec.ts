import { expect, expectAccessible, test } from '../support/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, writeAside } from '../support/staff-calls.ts';
import { gridHeading, logIn, openBulkMove } from '../support/staff-pages.ts';

test.use({ allowedComplaints: /the server responded with a status of 422/ });

test('a bulk move does not write over what a colleague has done meanwhile', async ({ page, stack }) => {
  const names = [await applyAs(stack.site), await applyAs(stack.site)] as const;
  const sql = 'SELECT name, id, stage FROM applications WHERE name = ANY($1)';
  const rows = () => queryOnce<{ name: string; id: string; stage: string }>(stack.databaseUrl, sql, [names]);
  const other = (await rows()).find(({ name }) => name === names[1])!;
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const dialog = await openBulkMove(page, names);
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOption('offer');

  await writeAside(page, '/api/admin/applications/stage', { ids: [other.id], stage: 'interview' }, 'POST');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: other.name })).toContainText('changed it meanwhile');
  await expectAccessible(page);
  expect((await rows()).map(({ stage }) => stage).toSorted()).toEqual(['interview', 'new']);

  await dialog.getByRole('button', { name: 'Look where they are now' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: other.name })).toContainText('now interview');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 applications moved to offer')).toBeVisible();
  expect((await rows()).map(({ stage }) => stage)).toEqual(['offer', 'offer']);
});

test('the mail of a bulk move is shown as the first of them gets it', async ({ page, stack }) => {
  const names = [await applyAs(stack.site), await applyAs(stack.site)] as const;
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const dialog = await openBulkMove(page, names);
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOption('screening');
  await dialog.getByLabel('Send a mail to the applicant').check();
  await expect(dialog.getByLabel('Text of the mail')).toHaveValue(/\{\{name\}\}/);
  const filled = dialog.getByRole('region', { name: 'As the first of them gets it' });
  await expect(filled).toContainText(names[0]);
  await dialog.getByLabel('Subject').fill('Good news, {{name}}');
  await expect(filled).toContainText(`Good news, ${names[0]}`);
  await expectAccessible(page);
});
