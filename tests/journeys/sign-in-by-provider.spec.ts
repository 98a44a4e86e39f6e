import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { gridHeading, logIn } from '../support/journeys/staff-pages.ts';
import { linkFor } from '../support/sign-in/link-for.ts';
import { oneTimeCode, stepNow } from '../support/sign-in/one-time-code.ts';

async function logInThere(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code of the app, or a recovery code' });

test.describe('where the server says 401 or 403', () => {
  test.use({ allowedComplaints: /the server responded with a status of (401|403)/ });

  test('somebody accepts an invitation by the identity provider, logs in by it with a code, and confirms by it', async ({
    page,
    browser,
    stack,
  }) => {
    const account = `ravi.${randomUUID().slice(0, 8)}`;
    const email = `${account}@plumbline.example`;
    const claims = { email, email_verified: true, name: 'Ravi Iyer' };
    await fetch(`${stack.provider}/accounts/${account}`, { method: 'PUT', body: JSON.stringify(claims) });
    await logIn(page, stack.general);
    const headers = { Origin: stack.site };
    const data = { name: 'Ravi Iyer', email, role: 'hr' };
    expect((await page.request.post('/api/admin/staff/invitations', { data, headers })).status()).toBe(201);
    const link = await linkFor(stack.inbox, email, 'invite');
    // A page of the admin would lead to the login by itself when its session ends, and so keep the link from being opened.
    await page.goto('about:blank');
    await page.request.delete('/api/session', { headers });

    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Log in with Plumbline ID instead of a password' })).toBeVisible();
    await expectAlsoAccessible(page);
    await page.getByRole('button', { name: 'Log in with Plumbline ID instead of a password' }).click();
    await logInThere(page, account);
    await expect(gridHeading(page, 'hr')).toBeVisible();

    await page.goto('/admin/account');
    const identity = page.getByRole('region', { name: 'Plumbline ID' });
    await expect(identity).toContainText(email);
    await expect(identity).toContainText('you would have no way in');
    await expect(page.getByRole('heading', { name: 'Password', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set up one-time codes' }).click();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    const step = stepNow();
    await page.getByRole('textbox', { name: 'One-time code' }).fill(oneTimeCode(secret, step));
    await page.getByRole('button', { name: 'Confirm' }).click();
    const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [first, second] = await codes.allInnerTexts();
    await page.getByLabel('I have kept them').check();
    await page.getByRole('button', { name: 'Done' }).click();

    // On another computer, from the page of the other area.
    const elsewhere = await (await browser.newContext({ baseURL: stack.site })).newPage();
    await elsewhere.goto('/login');
    await elsewhere.getByRole('link', { name: 'Log in with Plumbline ID' }).click();
    await logInThere(elsewhere, account);
    await expect(elsewhere.getByRole('heading', { name: 'One-time code' })).toBeVisible();
    await expect(codeField(elsewhere)).toBeFocused();
    await expectAccessible(elsewhere);
    await codeField(elsewhere).fill('000000');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByRole('alert')).toContainText('This code is not valid');
    await codeField(elsewhere).fill(first!);
    await elsewhere.keyboard.press('Enter');
    await expect(gridHeading(elsewhere, 'hr')).toBeVisible();

    // The session that was begun first ends the other one, for which it has to be confirmed.
    await queryOnce(
      stack.databaseUrl,
      `UPDATE sessions SET confirmed_at = now() - interval '1 hour' FROM staff s WHERE s.id = staff_id AND s.email = $1`,
      [email],
    );
    await page.goto('/admin/account');
    await page.getByRole('button', { name: /^End the session of / }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('This needs you to log in at Plumbline ID once more.');
    await expectAlsoAccessible(page);
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'Confirm with Plumbline ID' }).click();
    const popup = await opening;
    // The provider knows the person still, and asks again.
    await logInThere(popup, account);
    await expect(codeField(popup)).toBeFocused();
    await codeField(popup).fill(second!);
    await popup.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^End the session of / })).toHaveCount(0);
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login2\?/);
    await elsewhere.context().close();
  });
});

test('somebody with a password connects an account once, and a visit that comes to nothing says why', async ({
  page,
  stack,
}) => {
  // The journey of all dialogs links one as well.
  const unlink = 'DELETE FROM staff_identities WHERE staff_id = (SELECT id FROM staff WHERE email = $1)';
  await queryOnce(stack.databaseUrl, unlink, [stack.hr.email]);
  await page.goto('/login2?next=%2Fadmin%2Faccount');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in with Plumbline ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nobody was logged in at Plumbline ID.');
  await expectAlsoAccessible(page);

  const account = `uma.${randomUUID().slice(0, 8)}`;
  const claims = { email: stack.hr.email, email_verified: true };
  await fetch(`${stack.provider}/accounts/${account}`, { method: 'PUT', body: JSON.stringify(claims) });
  await page.getByRole('link', { name: 'Log in with Plumbline ID' }).click();
  await logInThere(page, account);
  await expect(page.getByRole('heading', { name: 'Connect your account' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(stack.hr.email);
  await expectAccessible(page);
  await page.getByLabel('Password of your account here').fill(stack.hr.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);
  const identity = page.getByRole('region', { name: 'Plumbline ID' });
  await expect(identity).toContainText(stack.hr.email);

  await identity.getByRole('button', { name: 'Unlink…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink it' }).click();
  await expect(identity.getByRole('button', { name: 'Connect an account…' })).toBeVisible();
  await identity.getByRole('button', { name: 'Connect an account…' }).click();
  await expect(identity.getByRole('status')).toContainText('Your account at Plumbline ID is connected');
  await expectAlsoAccessible(page);
  await identity.getByRole('button', { name: 'Unlink…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink it' }).click();
  await expect(identity.getByRole('button', { name: 'Connect an account…' })).toBeVisible();
});
