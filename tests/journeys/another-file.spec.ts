import type { Page } from '@playwright/test';
import { faultsOfFirstScreen } from '../support/drawn-page/first-screen.ts';
import { readInbox } from '../support/inbox.ts';
import { comesAlive, expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { applyLocked, gridHeading, logIn, openApplication } from '../support/journeys/staff-pages.ts';
import { makePdf } from '../support/make-pdf.ts';
import { until } from '../support/until.ts';

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Resume').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Send the file' }).click();
}

/** The next two files meet a server without room, which names a second and then a time that nobody waits for. Gives the keys of all that are sent. */
async function refuseForWantOfRoom(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  const refusals = [
    { status: 429, headers: { 'Retry-After': '1' }, json: { code: 'too_many_requests', message: 'Too many.' } },
    { status: 503, headers: { 'Retry-After': '500' }, body: '<h1>503 Service Unavailable</h1>' },
  ];
  await page.route('**/api/another-file', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const refusal = refusals.shift();
    return refusal ? route.fulfill(refusal) : route.continue();
  });
  return keys;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the link of a mail, ${javaScriptEnabled ? 'with script' : 'without script @long'}`, () => {
    test.use({ javaScriptEnabled, allowedComplaints: /status of 4(?:10|15|29)|status of 503/ });

    test('it takes another file, after one that was refused in words, and no more @phone', async ({ page, stack }) => {
      const { reference, link } = await applyLocked(stack);
      await page.goto(link);
      if (javaScriptEnabled) await comesAlive(page);
      const main = page.getByRole('main');
      await expect(main.getByText(reference)).toBeVisible();
      await expect(main.getByText(/protected by a password/)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      expect(await faultsOfFirstScreen(page, 'input[type=file]')).toEqual([]);
      await choose(page, 'cv.doc', Buffer.from('{\\rtf1 Asha}'));
      await expect(page.getByRole('alert')).toContainText('RTF');
      expect(new URL(page.url()).pathname).toBe(new URL(link).pathname);
      const keys = javaScriptEnabled ? await refuseForWantOfRoom(page) : undefined;
      await choose(page, 'cv.pdf', await makePdf('Opens'));
      if (keys) {
        await expect(page.getByText('In about 8 minutes.')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Send now' }).press('Enter');
      }
      await expect(page).toHaveTitle(/^Receipt \|/);
      await expect(page.getByTestId('reference')).toHaveText(reference);
      await expect(main.getByText('We have your file')).toBeVisible();
      expect(new Set(keys).size).toBe(keys ? 1 : 0);
      expect(keys ?? []).toHaveLength(keys ? 3 : 0);
      expect((await page.goto(link))?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A file has come already.');
      await expect(page.getByLabel('Resume')).toHaveCount(0);
    });
  });
}

test('HR sees that the applicant was asked, when, and both files @long', async ({ page, stack }) => {
  const { name, reference, link } = await applyLocked(stack);
  await logIn(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await openApplication(page, name);
  const asks = page.getByRole('region', { name: 'Another file' });
  await expect(asks).toContainText('it needs a password');
  await expect(asks).toContainText('The applicant was told by mail');
  const form = new FormData();
  form.append('token', link.split('/').at(-1) ?? '');
  form.append('resume', new Blob([Uint8Array.from(await makePdf('Opens'))]), 'cv.pdf');
  expect((await fetch(`${stack.site}/api/another-file`, { method: 'POST', body: form })).status).toBe(201);
  await until('the mail to HR', async () => {
    const mails = await readInbox(stack.inbox);
    return mails.find(({ subject }) => subject === `Another file: ${name} (${reference})`);
  });
  // It is scanned and looked into a few seconds later.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /Safe preview/ })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(asks).toContainText('Another file came');
  await expect(asks.getByRole('link', { name: /^Former file, PDF/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();
  await expectAlsoAccessible(page);
});
