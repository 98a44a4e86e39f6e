import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { queryOnce } from '../../support/query-once.ts';
import { journeyStack } from '../../support/journeys/journey-stack.ts';
import { fillLogin, logIn } from '../../support/journeys/staff-pages.ts';
import { addColleague, byName } from '../../support/sign-in/add-colleague.ts';
import { linkFor } from '../../support/sign-in/link-for.ts';
import type { View } from '../views.ts';

/** Somebody of HR with one-time codes. With a subject they have an account at the identity provider, too. */
async function addWithCodes(subject?: string) {
  const stack = journeyStack();
  const account = await addColleague(stack);
  await queryOnce(
    stack.databaseUrl,
    `WITH s AS (SELECT id, email FROM staff WHERE email = $1),
       y AS (INSERT INTO staff_identities (issuer, subject, staff_id, label) SELECT $2, $3::text, id, email FROM s WHERE $3 IS NOT NULL)
     INSERT INTO staff_totp (staff_id, secret, confirmed_at) SELECT id, '\\x00', now() FROM s`,
    [account.email, stack.provider, subject ?? null],
  );
  return account;
}

let resetLink: Promise<string> | undefined;
const linkOfReset = () =>
  (resetLink ??= (async () => {
    const stack = journeyStack();
    const { email } = await addColleague(stack);
    const headers = { 'Content-Type': 'application/json', Origin: stack.site };
    await fetch(`${stack.site}/api/password-resets`, { method: 'POST', headers, body: JSON.stringify({ email }) });
    return linkFor(stack.inbox, email, 'reset');
  })());

let invitation: Promise<string> | undefined;
const linkOfInvitation = (page: Page) =>
  (invitation ??= (async () => {
    const { site, inbox, general } = journeyStack();
    await logIn(page, general);
    const data = { name: 'Ravi Iyer', email: `ravi.${randomUUID().slice(0, 8)}@plumbline.example`, role: 'hr' };
    await page.request.post('/api/admin/staff/invitations', { data, headers: { Origin: site } });
    await page.goto('about:blank');
    await page.context().clearCookies();
    return linkFor(inbox, data.email, 'invite');
  })());

/** Logs in at the identity provider, which then leads back to us. */
async function logInThere(page: Page, account: string, email: string): Promise<void> {
  const claims = { email, email_verified: true };
  await fetch(`${journeyStack().provider}/accounts/${account}`, { method: 'PUT', body: JSON.stringify(claims) });
  await page.goto('/login2');
  await page.getByRole('link', { name: 'Log in with Plumbline ID' }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The login pages in all of their states but the first. */
export const loginViews: View[] = [
  {
    name: 'login-every-way',
    show: async (page) => {
      await page.goto(`${byName(journeyStack())}/login2`);
      await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor();
      await page.getByRole('link', { name: 'Log in with Plumbline ID' }).waitFor();
    },
  },
  {
    name: 'login-refused',
    show: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByText('Enter your name.').waitFor();
    },
  },
  {
    name: 'login-wrong',
    show: async (page) => {
      const account = await addColleague(journeyStack());
      await page.goto('/login2');
      await fillLogin(page, { ...account, password: 'not this one at all' });
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'login-code',
    show: async (page) => {
      await page.goto('/login2');
      await fillLogin(page, await addWithCodes());
      await page.getByRole('textbox', { name: 'One-time code' }).waitFor();
    },
  },
  {
    name: 'login-ended',
    show: async (page) => {
      await page.goto('/login2?ended=1&next=%2Fadmin%2Fheld');
      await page.getByText('Your session ended.').waitFor();
    },
  },
  {
    name: 'login-provider-denied',
    show: async (page) => {
      await page.goto('/login2?provider=denied');
      await page.getByRole('alert').filter({ hasText: 'Nobody was logged in at Plumbline ID.' }).waitFor();
    },
  },
  {
    name: 'login-provider-code',
    show: async (page) => {
      const subject = `uma.${randomUUID().slice(0, 8)}`;
      await logInThere(page, subject, (await addWithCodes(subject)).email);
      await page.getByRole('heading', { name: 'One-time code' }).waitFor();
    },
  },
  {
    name: 'login-provider-connect',
    show: async (page) => {
      await logInThere(page, `uma.${randomUUID().slice(0, 8)}`, (await addColleague(journeyStack())).email);
      await page.getByRole('heading', { name: 'Connect your account' }).waitFor();
    },
  },
  {
    name: 'login-forgot',
    show: async (page) => {
      await page.goto('/login#forgot');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'login-forgot-sent',
    show: async (page) => {
      await page.goto('/login2#forgot');
      await page.getByLabel('E-mail').filter({ visible: true }).fill('uma@plumbline.example');
      await page.getByRole('button').filter({ visible: true }).first().click();
      await page.getByRole('status').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'login-choose',
    show: async (page) => {
      await page.goto(await linkOfReset());
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    },
  },
  {
    name: 'login-invited',
    show: async (page) => {
      await page.goto(await linkOfInvitation(page));
      await page.getByRole('button', { name: 'Log in with Plumbline ID instead of a password' }).waitFor();
    },
  },
];
