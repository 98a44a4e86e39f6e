import { addFilter, applyAs, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';

test('a rejection is taken back with its mail, by a key, after a reload and on another page', async ({
  page,
  stack,
}) => {
  const name = await applyAs(stack.site);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  await page.getByRole('button', { name: /^Move to…/ }).click();
  const form = page.getByRole('form', { name: 'Move to another stage' });
  await form.getByRole('combobox', { name: 'Stage' }).selectOption('rejected');
  await form.getByLabel('Reason').selectOption({ index: 1 });
  await form.getByLabel('Send a mail to the applicant').check();
  await expect(form.getByLabel('Text of the mail')).toHaveValue(new RegExp(name.split(' ')[0]!));
  await form.getByRole('button', { name: 'Move and send the mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} rejected.` })).toBeVisible();
  await expect(page.getByText(/^The mail leaves in \d+ s\.$/)).toBeVisible();

  await page.reload();
  await page.goto('/admin/deliveries');
  await (await addFilter(page, 'Time')).selectOption({ label: 'Waiting for its time' });
  const mails = 'SELECT 1 FROM stage_mails m JOIN applications a ON a.id = m.application_id WHERE a.name = $1';
  expect(await queryOnce(stack.databaseUrl, mails, [name])).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('u');
  await expect(page.getByText(`Taken back: ${name} is as before.`)).toBeVisible();
  // Not before: axe may take longer than the time in which a deed can be taken back.
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await queryOnce(stack.databaseUrl, mails, [name])).toEqual([]);
  const stages = await queryOnce<{ stage: string }>(
    stack.databaseUrl,
    'SELECT stage FROM applications WHERE name = $1',
    [name],
  );
  expect(stages).toEqual([{ stage: 'new' }]);

  await page.goto('/admin/applications');
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await openApplication(page, name);
  const history = page.getByRole('region', { name: 'History' });
  await history.scrollIntoViewIfNeeded();
  await expect(history).toContainText('taken back');
});
