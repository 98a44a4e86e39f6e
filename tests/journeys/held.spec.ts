import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { letMailsLeave } from '../support/inbox.ts';
import { queryOnce } from '../support/query-once.ts';
import { sendForm, gridHeading, logIn } from '../support/journeys/staff-pages.ts';

/** Fills the honeypot, as only a machine does. */
async function sendSuspicious(site: string, first: string): Promise<string> {
  const name = `${first} ${randomUUID().slice(0, 8)}`;
  const fields = { name, email: `${first.toLowerCase()}@client.example`, number: '+91 98123 45678' };
  await sendForm(site, '/api/form/contact', { ...fields, message: 'Links, cheap.', further_topic: '1' });
  return name;
}

test('a held message is released by a person and becomes a message like any other', async ({ page, stack }) => {
  const name = await sendSuspicious(stack.site, 'Olga');
  const sql = 'SELECT reference FROM contact_messages WHERE name = $1';
  const [row] = await queryOnce<{ reference: string }>(stack.databaseUrl, sql, [name]);
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await page.goto('/admin/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Messages' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);

  const looks = "SELECT looked_at FROM held_looks WHERE role = 'general'";
  const lookedBefore = await queryOnce(stack.databaseUrl, looks);
  await page.goto('/admin/held');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByText('a field that people do not see was filled')).toBeVisible();
  // What is on the screen is told by no digest.
  await expect.poll(() => queryOnce(stack.databaseUrl, looks)).not.toEqual(lookedBefore);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Release…' }).click();
  const question = page.getByRole('dialog', { name: 'Release this submission?' });
  await expect(question.getByRole('listitem')).toHaveText([
    'to hello@plumbline.example, as news of it',
    'to olga@client.example, the sender, as an acknowledgement',
  ]);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAlsoAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Release…' })).toBeFocused();
  await page.getByRole('button', { name: 'Release…' }).click();
  await question.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(`${name} released.`)).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);

  await page.goto('/admin/contacts');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  // The general inbox gets the mail that it would have got at once.
  await letMailsLeave(stack.databaseUrl);
  await expect.poll(async () => (await fetch(`${stack.inbox}/email`)).text()).toContain(row!.reference);
});

test('a held message is discarded, and stays out of the list @long', async ({ page, stack }) => {
  const name = await sendSuspicious(stack.site, 'Boris');
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await page.goto('/admin/held');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: /^Discard/ }).click();
  await expect(page.getByText(`${name} discarded as spam.`)).toBeVisible();

  await page.goto('/admin/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Messages' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.goto('/admin/held');
  await page.getByLabel('Spam check').selectOption('discarded');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('what was discarded is found among the discarded and released with a key @long', async ({
  page,
  stack,
  isMobile,
}) => {
  const name = await sendSuspicious(stack.site, 'Carla');
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await page.goto('/admin/held');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: /^Discard/ }).click();
  await expect(page.getByText(`${name} discarded as spam.`)).toBeVisible();
  await page.getByLabel('Spam check').selectOption('discarded');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: /^Hold again/ })).toBeVisible();
  await expectAlsoAccessible(page);
  await page.getByRole('link', { name: 'Read the whole of it' }).click();
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Links, cheap.' })).toBeVisible();
  await page.goBack();
  if (isMobile) await page.getByRole('button', { name: 'Release…' }).click();
  else await page.keyboard.press('y');
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(`${name} released.`)).toBeVisible();
  await page.goto('/admin/contacts');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('several are discarded at once, held again by Undo, and released after a question @long', async ({
  page,
  stack,
}) => {
  const names = [await sendSuspicious(stack.site, 'Dora'), await sendSuspicious(stack.site, 'Egon')];
  await logIn(page, stack.general);
  await expect(gridHeading(page, 'general')).toBeVisible();
  await page.goto('/admin/held');
  const selection = page.getByRole('region', { name: 'Selection' });
  const selectAll = async () => {
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  };
  await selectAll();
  await expectAlsoAccessible(page);
  await selection.getByRole('button', { name: 'Discard as spam' }).click();
  await expect(page.getByText('2 submissions discarded as spam')).toBeVisible();
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back: 2 records are as before.')).toBeVisible();
  await selectAll();
  await selection.getByRole('button', { name: 'Release…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release 2 submissions?' });
  for (const name of names)
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText(
      'to hello@plumbline.example, as news of it',
    );
  await expectAlsoAccessible(page);
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('2 submissions released')).toBeVisible();
  await page.goto('/admin/contacts');
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});
