import { expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applyAs, writeAside, gridHeading, logIn, openBulkMove } from '../support/journeys/staff-pages.ts';

test.use({ allowedComplaints: /the server responded with a status of 422/ });

test('a bulk move does not write over what a colleague has done meanwhile @long', async ({ page, stack }) => {
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
  await expectAlsoAccessible(page);
  expect((await rows()).map(({ stage }) => stage).toSorted()).toEqual(['interview', 'new']);

  await dialog.getByRole('button', { name: 'Look where they are now' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: other.name })).toContainText('now interview');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 applications moved to offer')).toBeVisible();
  expect((await rows()).map(({ stage }) => stage)).toEqual(['offer', 'offer']);
});

test('a bulk move names everybody it is about, shows each mail, and moves those alone', async ({ page, stack }) => {
  const names = [await applyAs(stack.site), await applyAs(stack.site)] as const;
  const sql = 'SELECT id FROM applications WHERE name = ANY($1)';
  const rows = await queryOnce<{ id: string }>(stack.databaseUrl, sql, [names]);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const dialog = await openBulkMove(page, names);
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOption('rejected');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  const people = dialog.getByRole('region', { name: 'Who is moved' });
  for (const name of names) await expect(people.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await dialog.getByLabel('Send a mail to the applicant').check();
  await expect(dialog.getByLabel('Text of the mail')).toHaveValue(/\{\{name\}\}/);
  await dialog.getByLabel('Subject').fill('About you, {{name}}');
  const mails = dialog.getByRole('region', { name: 'The mails as they go out' });
  await mails.scrollIntoViewIfNeeded();
  for (const name of names) await expect(mails).toContainText(`About you, ${name}`);
  await expectAccessible(page);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/applications/stage')),
    dialog.getByRole('button', { name: 'Move and send 2 mails' }).click(),
  ]);
  const { ids } = sent.postDataJSON() as { ids: string[] };
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  await expect(page.getByText('2 applications rejected.')).toBeVisible();
});

test('a selection ends with the search that showed it @long', async ({ page, stack, isMobile }) => {
  test.skip(isMobile, 'nothing of it depends on the width of the screen');
  const [ticked, other] = [await applyAs(stack.site), await applyAs(stack.site)];
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  const box = page.getByRole('checkbox', { name: `Select ${ticked}` });
  const selection = page.getByRole('region', { name: 'Selection' });
  await box.check();
  await page.getByRole('link', { name: other, exact: true }).click();
  await expect(selection).toContainText('1 selected');
  const search = page.getByRole('searchbox', { name: 'Search names, mails, notes and resumes' });
  await search.fill(other);
  await expect(box).toHaveCount(0);
  await expect(selection).toHaveCount(0);
  await search.fill('');
  await expect(box).not.toBeChecked();
  await expect(selection).toHaveCount(0);

  await box.check();
  await page.reload();
  await expect(box).not.toBeChecked();
});
