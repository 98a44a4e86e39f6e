import { testEnquiry, testSending } from '../support/journeys/enquiry-journeys.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import * as on from '../support/journeys/enquiry-page.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';

const enquiry = on.homeEnquiry;

testEnquiry(enquiry);
if (isLongForm) testSending(enquiry);

test('while it is on its way the button says so and does nothing @long', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(`**${enquiry.api}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(enquiry.path);
  await on.fillEnquiry(page, enquiry, on.newAddress());
  await on.sendButton(page, enquiry).click();
  const button = on.formOf(page, enquiry).getByRole('button', { name: 'Submitting...' });
  await expect(button).toHaveAttribute('disabled');
  gate.resolve();
  await on.readReference(page, enquiry);
  await on.formOf(page, enquiry).getByRole('button', { name: 'Close' }).click();
  await expect(on.sendButton(page, enquiry)).toBeEnabled();
});

test('the company may be left out @long', async ({ page, stack }) => {
  const email = on.newAddress();
  await page.goto(enquiry.path);
  await on.fillEnquiry(page, enquiry, email);
  await on.fieldOf(page, enquiry, 'Company').fill('');
  await on.sendButton(page, enquiry).click();
  const reference = await on.readReference(page, enquiry);
  expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
});

test('where a visit came from is sent along @long', async ({ page, stack }) => {
  const email = on.newAddress();
  await page.goto('/about?utm_source=mail&ref=asha');
  await comesAlive(page);
  await page.goto(enquiry.path);
  await on.fillEnquiry(page, enquiry, email);
  const request = page.waitForRequest(`**${enquiry.api}`);
  await on.sendButton(page, enquiry).click();
  expect((await request).postDataJSON()).toMatchObject({ utm_source: 'mail', ref: 'asha', email });
  const reference = await on.readReference(page, enquiry);
  expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
});
