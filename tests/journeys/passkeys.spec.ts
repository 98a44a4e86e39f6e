import type { Page } from '@playwright/test';
import type { Account } from '../../infra/local/backend/make-demo-accounts.ts';
import { mailsTo } from '../support/inbox.ts';
import { expect, expectAccessible, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { fillLogin, gridHeading, logIn } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';
import { addColleague, addPasskey, byName } from '../support/sign-in/add-colleague.ts';
import { addDevice } from '../support/sign-in/add-device.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'Chromium alone has devices for tests.');

const letAge = ({ databaseUrl }: JourneyStack, { email }: Account) =>
  queryOnce(
    databaseUrl,
    `UPDATE sessions SET confirmed_at = now() - interval '6 minutes' WHERE staff_id = (SELECT id FROM staff WHERE email = $1)`,
    [email],
  );
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** From the next page on, as in a browser whose fields offer no passkeys: this device would answer before the button is pressed. */
const suggestNothing = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

test.describe('where the server says 401, 403 or 409', () => {
  test.use({ allowedComplaints: /the server responded with a status of (401|403|409)/ });

  test('a passkey is added, logs in, confirms a deed, gets another name and is removed @both', async ({
    page,
    stack,
  }) => {
    const account = await addColleague(stack);
    const device = await addDevice(page);
    const site = byName(stack);
    await page.goto(`${site}/login2`);
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
    await expectAccessible(page);
    await fillLogin(page, account);
    await expect(gridHeading(page, 'hr')).toBeVisible();

    await page.goto(`${site}/admin/account`);
    await passkeys(page).getByLabel('Name').fill('My desk');
    await device.touch(true);
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys(page).getByRole('status')).toHaveText('“My desk” is added. It logs you in from now on.');
    await expect(passkeys(page).getByRole('listitem')).toContainText('never used');
    await expectAccessible(page);
    await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys(page).getByRole('alert')).toContainText('has a passkey for your account already');
    await device.touch(false);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login2$/);
    // The field of the e-mail address offers the passkey, which this device chooses by itself. General administrators log in here, and the
    // passkey tells that it is not one of theirs.
    await device.touch(true);
    await page.goto(`${site}/login`);
    await expect(gridHeading(page, 'hr')).toBeVisible();
    await device.touch(false);
    await suggestNothing(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login2$/);
    await device.touch(true);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(gridHeading(page, 'hr')).toBeVisible();

    await letAge(stack, account);
    await page.goto(`${site}/admin/account`);
    await passkeys(page).getByRole('button', { name: 'Rename… My desk' }).click();
    const rename = page.getByRole('dialog', { name: 'Rename the passkey' });
    await expectAlsoAccessible(page);
    await rename.getByRole('textbox', { name: 'Name' }).fill('Office');
    await rename.getByRole('button', { name: 'Save' }).click();
    await passkeys(page).getByRole('button', { name: 'Remove… Office' }).click();
    await expectAlsoAccessible(page);
    await page.getByRole('button', { name: 'Remove it' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(confirm.getByLabel('Your password', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await device.know(false);
    await confirm.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(confirm.getByRole('status')).toHaveText('No passkey was used.');
    await device.know(true);
    await confirm.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
    await expect(async () => {
      const subjects = (await mailsTo(stack.inbox, account.email)).map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual(expect.arrayContaining(['A passkey is gone', 'A passkey was added']));
    }).toPass({ timeout: 30_000 });

    await device.touch(false);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
    expect((await page.request.get('/api/session')).status()).toBe(401);
  });

  test('a general admin removes the passkeys of somebody who has lost a device', async ({ page, stack }) => {
    const account = await addColleague(stack);
    await addPasskey(stack, account, 'Phone');
    await logIn(page, stack.general);
    await page.goto(`/admin/staff?filter=${encodeURIComponent(JSON.stringify({ q: account.email }))}`);
    await page.getByRole('link', { name: account.name }).click();
    await page.getByRole('button', { name: 'Remove the passkeys…' }).click();
    await expectAlsoAccessible(page);
    await page.getByRole('button', { name: 'Remove them' }).click();
    await expect(page.getByText(`The passkeys of ${account.name} are gone`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the passkeys…' })).toHaveCount(0);
  });
});

test('under an address there is no passkey, and the account page says so', async ({ page, stack }) => {
  await page.goto('/login2');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden();
  await logIn(page, stack.hr);
  await page.goto('/admin/account');
  await expect(passkeys(page)).toContainText(
    'Under this address, or in this browser, no passkey can be added or used.',
  );
  await expect(passkeys(page).getByRole('button')).toHaveCount(0);
});
