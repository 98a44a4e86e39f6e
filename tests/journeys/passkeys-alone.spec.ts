import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../support/journeys/journey.ts';
import { gridHeading } from '../support/journeys/staff-pages.ts';
import { addDevice } from '../support/sign-in/add-device.ts';
import { linkFor } from '../support/sign-in/link-for.ts';
import { test } from '../support/sign-in/passkeys-alone.ts';

test.skip(({ browserName }) => browserName !== 'chromium', 'Chromium alone has devices for tests.');

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

/** Opens a link as its person does, on a device of their own, and makes the passkey. */
async function makePasskey(page: Page, link: string, heading: string) {
  const device = await addDevice(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
  await expectAccessible(page);
  await device.touch(true);
  await page.getByRole('button', { name: 'Make a passkey' }).press('Enter');
  return device;
}

// A second whole stack, for one journey on each screen.
test.describe('in an office where passkeys are the only way in', { tag: '@long' }, () => {
  test.use({ allowedComplaints: /the server responded with a status of (401|409|410)/ });

  test('somebody is invited, makes a passkey, loses it, and gets in by another one @both', async ({
    page,
    browser,
    office,
  }) => {
    const { site, inbox } = office.addresses;
    const home = site.replace('127.0.0.1', 'localhost');
    const general = office.accounts.find(({ role }) => role === 'general');
    await makePasskey(page, general!.link!, 'Make a passkey');
    await expect(page.getByRole('heading', { level: 2, name: 'How the system is' })).toBeVisible();

    const email = `uma.${randomUUID().slice(0, 8)}@plumbline.example`;
    await page.goto(`${home}/admin/staff/create`);
    const invite = page.getByRole('form', { name: 'Invite somebody' });
    await invite.getByLabel('Name').fill('Uma Pillai');
    await invite.getByLabel('E-mail').fill(email);
    await invite.getByLabel('Role').selectOption('hr');
    await invite.getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible();

    const desk = await (await browser.newContext()).newPage();
    const invitation = await linkFor(inbox, email, 'invite');
    await makePasskey(desk, invitation, 'Make a passkey');
    await expect(gridHeading(desk, 'hr')).toBeVisible();
    await desk.goto(`${home}/admin/account`);
    const own = desk.getByRole('region', { name: 'Passkeys' });
    await expect(own).toContainText('Add a second one on another device');
    await own.getByRole('button', { name: /^Remove/ }).click();
    await desk.getByRole('button', { name: 'Remove it' }).click();
    await expect(desk.getByRole('alert')).toContainText('This is the last way to sign in to this account.');
    await desk.getByRole('button', { name: 'Cancel' }).click();
    await expect(desk.getByRole('button', { name: 'Change the password' })).toHaveCount(0);
    await desk.getByRole('button', { name: 'Logout' }).click();
    await expect(byPasskey(desk)).toBeVisible();
    for (const field of ['Name', 'E-mail', 'Password'])
      await expect(desk.getByLabel(field, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expectAccessible(desk);
    await byPasskey(desk).click();
    await expect(gridHeading(desk, 'hr')).toBeVisible();
    await desk.goto(invitation);
    await expect(desk.getByRole('alert').filter({ hasText: /./ })).toContainText('This link is not valid any more.');
    await expect(desk.getByRole('button', { name: 'Make a passkey' })).toBeHidden();

    const phone = await (await browser.newContext()).newPage();
    await phone.goto(`${home}/login2`);
    await phone.getByRole('link', { name: 'No passkey, or lost it?' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'A link for a passkey' })).toBeFocused();
    await phone.getByLabel('E-mail').filter({ visible: true }).fill(email);
    await phone.getByRole('button', { name: 'Send the link' }).click();
    await expect(phone.getByRole('status').filter({ hasText: /./ })).toContainText('a mail with a link is on its way');
    await makePasskey(phone, await linkFor(inbox, email, 'reset'), 'Make a new passkey');
    await expect(gridHeading(phone, 'hr')).toBeVisible();

    await desk.goto(`${home}/login2`);
    await byPasskey(desk).click();
    await expect(desk.getByRole('alert').filter({ hasText: /./ })).toContainText('does not log anybody in here');
    for (const each of [desk, phone]) await each.context().close();
  });
});
