import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Account } from '../../infra/local/backend/make-demo-accounts.ts';
import { expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { linkFor } from '../support/sign-in/link-for.ts';
import { oneTimeCode, stepNow } from '../support/sign-in/one-time-code.ts';
import { queryOnce } from '../support/query-once.ts';
import { fillLogin, gridHeading, logIn } from '../support/journeys/staff-pages.ts';

const password = 'eleven pigeons on a plumb line';

async function choosePassword(page: Page, link: string, chosen: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(chosen);
  await page.getByLabel('The same again').fill(chosen);
  await page.getByRole('button', { name: 'Save the password' }).click();
}

/** A new HR person with a password, unknown to the other tests. */
async function addStaff(page: Page, stack: JourneyStack): Promise<Account> {
  const name = `Uma ${randomUUID().slice(0, 8)}`;
  const email = `uma.${randomUUID().slice(0, 8)}@plumbline.example`;
  const headers = { Origin: stack.site };
  const { general } = stack;
  const data = { name: general.name, email: general.email, password: general.password, area: 'general' };
  expect((await page.request.post('/api/session', { data, headers })).status()).toBe(201);
  const person = { name, email, role: 'hr' as const };
  expect((await page.request.post('/api/admin/staff/invitations', { data: person, headers })).status()).toBe(201);
  const token = (await linkFor(stack.inbox, email, 'invite')).split('=')[1];
  expect((await page.request.put('/api/invitations', { data: { token, password }, headers })).status()).toBe(204);
  await page.request.delete('/api/session', { headers });
  return { ...person, password };
}

test.describe('where the server says 401 or 410', () => {
  test.use({ allowedComplaints: /the server responded with a status of (401|410)/ });

  test('somebody is invited, chooses a password, sets up codes, and logs in with one', async ({ page, stack }) => {
    const name = `Tara ${randomUUID().slice(0, 8)}`;
    const email = `tara.${randomUUID().slice(0, 8)}@plumbline.example`;
    await logIn(page, stack.general);
    await expect(gridHeading(page, 'general')).toBeVisible();
    await page.goto('/admin/staff/create');
    const invite = page.getByRole('form', { name: 'Invite somebody' });
    await invite.getByLabel('Name').fill(name);
    await invite.getByLabel('E-mail').fill(email);
    await invite.getByLabel('Role').selectOption('hr');
    await expectAccessible(page);
    await invite.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);

    const link = await linkFor(stack.inbox, email, 'invite');
    expect(link).toContain('/login2#invite=');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible();
    await expectAlsoAccessible(page);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('At least 15 characters.', { exact: true })).toBeVisible();
    await choosePassword(page, link, password);
    await expect(page.getByRole('status')).toHaveText('Your password is saved. Log in with it.');
    await expect(page).toHaveURL(/\/login2$/);
    const account = { name, email, role: 'hr' as const, password };
    await fillLogin(page, account);
    await expect(gridHeading(page, 'hr')).toBeVisible();

    await page.goto('/admin/account');
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Set up one-time codes' }).click();
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await expectAccessible(page);
    const step = stepNow();
    await page.getByRole('textbox', { name: 'One-time code' }).fill(oneTimeCode(secret, step));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    const recovery = await page
      .getByRole('region', { name: 'Recovery codes' })
      .getByRole('listitem')
      .first()
      .innerText();
    await expectAlsoAccessible(page);
    await page.getByLabel('I have kept them').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Each login asks for a one-time code.')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Take the one-time codes away' })).toBeVisible();
    await expectAlsoAccessible(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login2$/);

    await fillLogin(page, account);
    await expect(page.getByRole('textbox', { name: 'One-time code' })).toBeFocused();
    await expectAlsoAccessible(page);
    await page.getByRole('textbox', { name: 'One-time code' }).fill(recovery);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(gridHeading(page, 'hr')).toBeVisible();

    // The link has been used.
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login2$/);
    await choosePassword(page, link, password);
    await expect(page.getByRole('alert')).toContainText('This link is not valid any more.');
  });

  test('a forgotten password is replaced by the link of a mail @long', async ({ page, stack }) => {
    const account = await addStaff(page, stack);
    await page.goto('/login2');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password?' })).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
    await expectAlsoAccessible(page);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status')).toContainText('If this address belongs to somebody here');
    const link = await linkFor(stack.inbox, account.email, 'reset');
    await choosePassword(page, link, `${password}, again`);
    await expect(page.getByRole('status')).toContainText('Your new password is saved');
    await fillLogin(page, { ...account, password: `${password}, again` });
    await expect(gridHeading(page, 'hr')).toBeVisible();
  });
});

test.describe('where the server wants the password first', () => {
  test.use({ allowedComplaints: /the server responded with a status of (400|403)/ });

  test('who takes out a person gives the password again, by keyboard, and goes on', async ({ page, stack }) => {
    const account = await addStaff(page, stack);
    await logIn(page, account);
    await expect(gridHeading(page, 'hr')).toBeVisible();
    await page.goto('/admin/personal-data');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@mail.example');
    const begin = page.getByRole('button', { name: 'Download the archive' });
    await expect(begin).toBeEnabled();
    await queryOnce(
      stack.databaseUrl,
      `UPDATE sessions SET confirmed_at = now() - interval '6 minutes'
       WHERE staff_id = (SELECT id FROM staff WHERE email = $1)`,
      [account.email],
    );

    await begin.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const field = dialog.getByLabel('Your password');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert')).toContainText('Please confirm your password to do this.');

    await begin.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('not my password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This is not your password.')).toBeVisible();
    await expectAlsoAccessible(page);
    await field.fill(account.password);
    const download = page.waitForEvent('download');
    await field.press('Enter');
    expect((await download).suggestedFilename()).toBe('personal-data.zip');
    await expect(dialog).toBeHidden();
    await expect(begin).toBeFocused();
  });
});
