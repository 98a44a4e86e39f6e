import { testEnquiry, testSending } from '../support/journeys/enquiry-journeys.ts';
import * as on from '../support/journeys/enquiry-page.ts';
import { comesAlive, expect, test, expectAlsoAccessible } from '../support/journeys/journey.ts';

const enquiry = on.contactMessage;

testEnquiry(enquiry);
testSending(enquiry);

test('the newsletter box carries its address into the form and out of the address bar', async ({ page }) => {
  await page.goto('/about');
  const box = page.getByRole('contentinfo').getByRole('textbox', { name: /newsletter/i });
  await box.fill('reader@company.example');
  await page.getByRole('button', { name: 'Submit Now' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(on.fieldOf(page, enquiry, 'E-mail')).toHaveValue('reader@company.example');
  await expect(on.fieldOf(page, enquiry, 'Name')).toBeFocused();
  await expect(on.fieldOf(page, enquiry, 'Name')).toBeInViewport();
  await expect(page.getByRole('heading', { name: enquiry.form })).toBeInViewport();
  await on.fieldOf(page, enquiry, 'E-mail').fill('other@company.example');
  await page.reload();
  await comesAlive(page);
  await expect(on.fieldOf(page, enquiry, 'E-mail')).toHaveValue('other@company.example');
  await expectAlsoAccessible(page);
});

test('an address in the query does the same, and what is none is left alone @long', async ({ page }) => {
  await page.goto('/contact?email=reader%40company.example');
  await comesAlive(page);
  await expect(on.fieldOf(page, enquiry, 'E-mail')).toHaveValue('reader@company.example');
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto('/contact?email=%3Cb%3E');
  await comesAlive(page);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(on.fieldOf(page, enquiry, 'E-mail')).toHaveValue('reader@company.example');
});

test('the receipt is what a print of the page shows, without its buttons @long', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => document.documentElement.setAttribute('data-printed', '')));
  await page.goto(enquiry.path);
  await on.fillEnquiry(page, enquiry, on.newAddress());
  await on.sendButton(page, enquiry).click();
  const reference = await on.readReference(page, enquiry);
  const form = on.formOf(page, enquiry);
  await form.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  for (const text of [enquiry.thanks, 'Your reference number', 'What happens next', 'Read first by'])
    await expect(form.getByText(text).first(), text).toBeVisible();
  await expect(form.getByTestId('reference')).toHaveText(reference);
  await expect(form.getByTestId('reference')).toBeVisible();
  await expect(form.getByRole('button')).toHaveCount(0);
  await expect(form.getByRole('textbox')).toHaveCount(0);
});

test.describe('when it looks like a machine', () => {
  // The first answer is a refusal, which browsers write down.
  test.use({ allowedComplaints: /status of 403/ });

  test('the browser does its bit of work and the message arrives', async ({ page, stack }) => {
    const email = on.newAddress();
    await page.goto(enquiry.path);
    await on.fillEnquiry(page, enquiry, email);
    const links = Array.from({ length: 6 }, (_, at) => `https://company.example/${at}`);
    await on.fieldOf(page, enquiry, 'Message').fill(links.join(' '));
    const challenge = page.waitForResponse('**/api/challenge');
    await on.sendButton(page, enquiry).click();
    expect((await challenge).status()).toBe(200);
    const reference = await on.readReference(page, enquiry);
    expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
  });
});

test('the way to the office is drawn, and a map service is a link away @long', async ({ page }) => {
  await page.goto(enquiry.path);
  await expect(page.getByRole('img', { name: /plan of the neighbourhood/i })).toBeVisible();
  const link = page.getByRole('link', { name: /openstreetmap/i });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=/);
});

test('the map is asked for by a click, and not before @long', async ({ page }) => {
  const requests: string[] = [];
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' });
  });
  // Drawn by the app, it has the policy of the page before.
  await page.goto('/about');
  await comesAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  const show = page.getByRole('button', { name: 'Show map' });
  await show.scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await show.press('Enter');
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await expect(page.getByTitle('A map of Sector 62')).toBeFocused();
  expect(requests).toHaveLength(1);
});
