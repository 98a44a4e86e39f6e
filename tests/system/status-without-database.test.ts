import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chromium, type Browser } from '@playwright/test';
import { type Gateway, startGateway } from '../../infra/local/gateway/start-gateway.ts';
import { adminFiles, redirectsFile, siteFiles } from '../../infra/local/paths.ts';
import { axeFaultsOf } from '../support/drawn-page/axe-faults.ts';
import { inHeadlessShell } from '../support/drawn-page/find-chromium.ts';
import { logIn } from '../support/system/staff-session.ts';
import { startParts, type Parts } from '../support/system/parts.ts';

let parts: Parts;
let gateway: Gateway;
let browser: Browser;

before(async () => {
  parts = await startParts();
  const port = Number(new URL(parts.site).port);
  gateway = await startGateway({ port, apiUrl: parts.api, siteFiles, adminFiles, redirectsFile });
  browser = await chromium.launch(inHeadlessShell);
});
after(async () => {
  await browser?.close();
  await gateway?.stop();
  await parts?.stop();
});

/** A page of a browser in which this role is signed in. */
async function openAs(role: 'general' | 'hr') {
  const context = await browser.newContext();
  const { cookies } = await logIn(parts, role);
  await context.addCookies(
    cookies.map((cookie) => {
      const [name, value] = cookie.split(/=(.*)/s);
      return { name: name!, value: value!, url: parts.site };
    }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

test('while the database is away the page about the system opens for a general administrator, and the admin for nobody', async () => {
  const [general, hr] = [await openAs('general'), await openAs('hr')];
  const database = general.getByRole('listitem').filter({ has: general.getByRole('heading', { name: 'Database' }) });
  await general.goto(`${parts.site}/admin/status`);
  await database.getByText('In order').waitFor();

  await parts.postgres.stop();
  await general.reload();
  await database.getByText('Out of order').waitFor();
  await general.getByRole('heading', { name: 'System' }).waitFor();
  assert.equal(await general.getByRole('navigation').count(), 0);
  for (const { scheme, faults } of await axeFaultsOf(general)) assert.deepEqual(faults, [], scheme);
  await hr.goto(`${parts.site}/admin/status`);
  await hr.getByRole('alert').or(hr.getByLabel('Password')).first().waitFor();
  assert.equal(await hr.getByText('Out of order').count(), 0);

  await parts.postgres.start();
  await general.getByRole('link', { name: 'Open the admin' }).click();
  await general.getByRole('navigation').first().waitFor();
});
