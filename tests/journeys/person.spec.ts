import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { letMailsLeave, mailsTo } from '../support/inbox.ts';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { applyAs, logIn, openApplication } from '../support/journeys/staff-pages.ts';

const mailsIn = (page: Page) => page.getByRole('region', { name: 'Mails', exact: true });

test('HR reads the mails to an applicant, and writes once more from a template', async ({ page, stack }) => {
  const email = `told.${randomUUID()}@mail.example`;
  const name = await applyAs(stack.site, { email });
  await expect.poll(() => mailsTo(stack.inbox, email)).toHaveLength(1);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  const mails = mailsIn(page);
  await mails.locator('summary', { hasText: 'We have your application' }).click();
  await expect(mails.getByText(`Thank you, ${name.split(' ')[0]!}`)).toBeVisible();

  await mails.getByRole('button', { name: 'Write a mail…' }).click();
  const form = page.getByRole('form', { name: 'Write a mail' });
  await form.getByLabel('Begin with').selectOption({ label: 'We are reading it' });
  await expect(form.getByLabel('Text of the mail')).toHaveValue(new RegExp(name.split(' ')[0]!));
  await form.getByLabel('Subject').fill('A word from us');
  await form.getByLabel('Begin with').selectOption({ label: 'Offer' });
  const question = page.getByRole('dialog', { name: 'Replace what you have typed?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Subject')).toHaveValue('A word from us');
  await form.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} is written to.` })).toBeVisible();
  await expect(mails.getByRole('button', { name: 'Cancel the mail' })).toBeVisible();
  await letMailsLeave(stack.databaseUrl);
  await expect
    .poll(async () => (await mailsTo(stack.inbox, email)).map(({ subject }) => subject))
    .toContain('A word from us');
  await expect(mails.getByRole('listitem').filter({ hasText: 'A word from us' })).toContainText('sent');

  const history = page.getByRole('region', { name: 'History' });
  await history.scrollIntoViewIfNeeded();
  await expect(history.getByRole('listitem').filter({ hasText: 'A word from us' })).toContainText('sent');
  await expect(page.getByRole('region', { name: 'Consent' })).toContainText('Agreed to the policy of');
  await expectAccessible(page);
});

test('two applications of one person are compared and answered by one mail', async ({ page, stack }) => {
  const email = `twice.${randomUUID()}@mail.example`;
  await applyAs(stack.site, { email });
  const name = await applyAs(stack.site, { email, apply: 'Project Manager' });
  await expect.poll(() => mailsTo(stack.inbox, email)).toHaveLength(2);
  await logIn(page, stack.hr);
  await openApplication(page, name);
  const compare = page.getByRole('button', { name: 'Compare and answer together…' });
  await expect(async () => {
    await page.reload();
    await expect(compare).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await compare.click();
  const dialog = page.getByRole('dialog', { name: '2 applications of one person' });
  await expect(dialog.getByRole('row', { name: /^Position/ })).toContainText('Java Developer');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move these 2 to…' }).click();
  const form = page.getByRole('form', { name: 'Move to another stage' });
  await form.getByRole('combobox', { name: 'Stage' }).selectOption('interview');
  await form.getByLabel('Send a mail to the applicant').check();
  await expect(form.getByLabel('One mail to each person, about all of their applications')).toBeChecked();
  await form.getByRole('region', { name: 'The mails as they go out' }).scrollIntoViewIfNeeded();
  await expect(form.getByText(/Project Manager and Java Developer/).first()).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Move and send 1 mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 applications moved to interview.' })).toBeVisible();
  await letMailsLeave(stack.databaseUrl);
  await expect.poll(() => mailsTo(stack.inbox, email)).toHaveLength(3);
});
