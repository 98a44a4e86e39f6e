import type { Page } from '@playwright/test';
import type { Account } from '../../../../infra/local/backend/make-demo-accounts.ts';
import { queryOnce } from '../../query-once.ts';
import { addColleague, addPasskey, byName } from '../../sign-in/add-colleague.ts';
import { oneTimeCode, stepNow } from '../../sign-in/one-time-code.ts';
import { journeyStack } from '../journey-stack.ts';
import { button, byButton, dialog, form, type Openings } from './opening.ts';

/** Opens the account page of somebody of HR, under the name of the site: there browsers have passkeys. */
async function openAccountOf(page: Page, { name, email, password, role }: Account): Promise<void> {
  const site = byName(journeyStack());
  const data = { name, email, password, area: role };
  // As a browser says it: the origin of the stack is its address.
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const answer = await page.request.post(`${site}/api/session`, { data, headers });
  if (answer.status() !== 201) throw new Error(`The login was answered ${answer.status()}.`);
  await page.goto(`${site}/admin/account`);
  await page.getByRole('heading', { level: 1, name: 'Account', exact: true }).waitFor();
}

/** The same of somebody new, so that nobody else's login changes. */
async function openAsNew(page: Page): Promise<Account> {
  const account = await addColleague(journeyStack());
  await openAccountOf(page, account);
  return account;
}

/** Somebody new with a passkey on the desk, one in a password manager, and an account at the identity provider. */
async function openWithPasskeys(page: Page): Promise<Account> {
  const stack = journeyStack();
  const account = await addColleague(stack);
  await addPasskey(stack, account, 'My desk');
  await addPasskey(stack, account, 'Chrome on Windows', true);
  await queryOnce(
    stack.databaseUrl,
    'INSERT INTO staff_identities (issuer, subject, staff_id, label) SELECT $1, $2, id, $2 FROM staff WHERE email = $2',
    [stack.provider, account.email],
  );
  await openAccountOf(page, account);
  return account;
}

async function beginCodes(page: Page) {
  const { password } = await openAsNew(page);
  const begin = form(page, 'Set up one-time codes');
  await begin.getByLabel('Your password', { exact: true }).fill(password);
  await begin.getByRole('button', { name: 'Set up one-time codes' }).click();
  return form(page, 'Confirm the one-time codes');
}

/** Ends with the ten codes on the page. */
async function setUpCodes(page: Page) {
  const confirm = await beginCodes(page);
  const secret = (await page.locator('code.secret').innerText()).replaceAll(' ', '');
  await confirm.getByLabel('One-time code').fill(oneTimeCode(secret, stepNow()));
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' });
  await codes.waitFor();
  return codes;
}

/** Of the page of one's own account, each as somebody new. */
export const ownAccount: Openings = {
  'account/confirm-second-factor.tsx': beginCodes,
  'account/remove-second-factor.tsx': async (page) => {
    await setUpCodes(page);
    await page.getByLabel('I have kept them').check();
    await button(page, 'Done').click();
    return form(page, 'Take the one-time codes away');
  },
  'account/passkeys/add-passkey.tsx': async (page) => {
    await openAsNew(page);
    return form(page, 'Add a passkey');
  },
  'account/passkeys/rename-passkey.tsx': async (page) => {
    await openWithPasskeys(page);
    return byButton(page, 'Rename… My desk', 'Rename the passkey');
  },
  'account/passkeys/remove-passkey.tsx': async (page) => {
    await openWithPasskeys(page);
    return byButton(page, 'Remove… My desk', 'Remove “My desk”?');
  },
};

/** The session as it is where one-time codes are asked of everybody, which this stack does not do. */
async function demandCodes(page: Page): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mustSetUpSecondFactor: true } });
  });
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'Set them up, and the rest of the admin opens.' }).waitFor();
  await page.unroute('**/api/session');
}

/** That page in states that are no dialog and no form. */
export const accountStates: Openings = {
  'with-passkeys': async (page) => {
    await openWithPasskeys(page);
    await button(page, 'Rename… Chrome on Windows').waitFor();
    return page.getByRole('region', { name: 'Passkeys' });
  },
  'recovery-codes': setUpCodes,
  'codes-demanded': async (page) => {
    await openAsNew(page);
    await demandCodes(page);
    return form(page, 'Set up one-time codes');
  },
  'passkey-demanded': async (page) => {
    await openWithPasskeys(page);
    await demandCodes(page);
    return page.getByRole('button', { name: 'Use a passkey' });
  },
  'confirm-in-three-ways': async (page) => {
    const { email } = await openWithPasskeys(page);
    const letAge = `UPDATE sessions SET confirmed_at = now() - interval '6 minutes'
      WHERE staff_id = (SELECT id FROM staff WHERE email = $1)`;
    await queryOnce(journeyStack().databaseUrl, letAge, [email]);
    await (
      await byButton(page, 'Remove… My desk', 'Remove “My desk”?')
    )
      .getByRole('button', { name: 'Remove it' })
      .click();
    return dialog(page, 'Confirm that it is you');
  },
};
