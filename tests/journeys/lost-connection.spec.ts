import { applicationForm, fillApplication, newApplicant, readReceipt } from '../support/journeys/application-page.ts';
import { startCuttingProxy } from '../support/system/cutting-proxy.ts';
import * as on from '../support/journeys/enquiry-page.ts';
import { letTimePass, soon, expect, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { mailsAbout } from '../support/inbox.ts';
import { applicationsOf } from '../support/rows.ts';
import { sha256 } from '../support/sha256.ts';

test.describe('with a connection that breaks', () => {
  test.use({ allowedComplaints: /Failed to load resource: net::ERR_|TypeError: Failed to fetch/ });

  test('an application whose sending is cut twice arrives once', async ({ page, stack }) => {
    const applicant = await newApplicant();
    const wire = await startCuttingProxy(Number(new URL(stack.site).port), 'POST /api/application ');
    try {
      await page.goto(`http://127.0.0.1:${wire.port}/application`);
      await fillApplication(page, applicant);
      wire.cuts = ['before it arrives', 'before the answer arrives'];
      await applicationForm(page).send.click();
      const reference = await readReceipt(page);
      expect(wire.done).toEqual(['before it arrives', 'before the answer arrives']);

      const rows = await applicationsOf(stack.databaseUrl, applicant.email);
      expect(rows).toMatchObject([{ reference, sha256: sha256(applicant.pdf) }]);
      expect(await mailsAbout(stack.inbox, reference)).toHaveLength(1);
    } finally {
      await wire.stop();
    }
  });

  test('an application sent while offline leaves when the connection is back @long', async ({
    page,
    context,
    stack,
  }) => {
    const applicant = await newApplicant();
    await page.goto('/application');
    await fillApplication(page, applicant);
    await context.setOffline(true);
    await applicationForm(page).send.click();
    await expect(page.getByRole('status').filter({ hasText: /offline/i })).toBeAttached();
    await context.setOffline(false);
    const reference = await readReceipt(page);
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toMatchObject([{ reference }]);
  });

  test.describe('to a server that fails', () => {
    test.use({ allowedComplaints: /status of (?:429|50[03])/ });

    test('an application is refused at once, and Try again sends it @long', async ({ page, stack }) => {
      const applicant = await newApplicant();
      let tries = 0;
      await page.route('**/api/application', (route) => {
        tries += 1;
        return route.fulfill({ status: 500, body: '' });
      });
      await page.goto('/application');
      await fillApplication(page, applicant);
      const form = applicationForm(page);
      await form.send.click();
      await expect(form.alert).toContainText('Something went wrong. Please try again.');
      expect(tries).toBe(1);

      await page.unroute('**/api/application');
      await page.getByRole('button', { name: 'Try again' }).click();
      const reference = await readReceipt(page);
      expect(await applicationsOf(stack.databaseUrl, applicant.email)).toMatchObject([{ reference }]);
    });

    test('an application waits for a server without room and goes out by itself, or at once when asked to @long', async ({
      page,
      stack,
    }) => {
      const applicant = await newApplicant();
      const keys: (string | undefined)[] = [];
      const refusals = [
        { status: 429, headers: { 'Retry-After': '2' }, json: { code: 'too_many_requests', message: 'Too many.' } },
        {
          status: 503,
          contentType: 'text/html',
          body: '<h1>503 Service Unavailable</h1>',
          headers: { 'Retry-After': '500' },
        },
      ];
      await page.route('**/api/application', (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        const refusal = refusals.shift();
        return refusal ? route.fulfill(refusal) : route.continue();
      });
      await page.goto('/application');
      await fillApplication(page, applicant);
      const form = applicationForm(page);
      await form.send.click();
      const waiting = page.getByRole('status').filter({ hasText: /goes out by itself at \d\d:\d\d:\d\d/ });
      await expect(waiting).toBeAttached();
      await expect.poll(() => keys.length).toBe(2);
      const now = page.getByRole('button', { name: 'Send now' });
      await expect(page.getByText('In about 8 minutes.')).toBeVisible();
      await expectAlsoAccessible(page);
      await now.press('Enter');
      const reference = await readReceipt(page);
      expect(await applicationsOf(stack.databaseUrl, applicant.email)).toMatchObject([{ reference }]);
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
    });

    test('an enquiry that waits can be stopped, and keeps what was typed @long', async ({ page, stack }) => {
      const enquiry = on.contactMessage;
      const email = on.newAddress();
      await page.route(`**${enquiry.api}`, (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '500' }, json: { code: 'too_many_requests' } }),
      );
      await page.goto(enquiry.path);
      await on.fillEnquiry(page, enquiry, email);
      await on.sendButton(page, enquiry).click();
      await expect(on.formOf(page, enquiry).getByRole('status').filter({ hasText: 'by itself at' })).toBeAttached();
      await on.formOf(page, enquiry).getByRole('button', { name: 'Cancel' }).click();
      await expect(on.sendButton(page, enquiry)).toBeFocused();
      await on.expectFilled(page, enquiry, email);
      await page.unroute(`**${enquiry.api}`);
      await on.sendButton(page, enquiry).click();
      await expect(page.getByTestId('reference')).toBeVisible();
      expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toHaveLength(1);
    });
  });

  test('a form whose sending failed keeps what was filled in, and can be sent again @long', async ({ page, stack }) => {
    const applicant = await newApplicant();
    await page.clock.install();
    await page.goto('/application');
    await fillApplication(page, applicant);
    await page.route('**/api/application', (route) => route.abort('connectionfailed'));
    const form = applicationForm(page);
    await form.send.click();
    await letTimePass(page, () => expect(form.alert).toContainText('Something went wrong. Please try again.', soon));
    await expect(form.name).toHaveValue(applicant.name);
    await expect(page.getByText('meera.pdf').first()).toBeVisible();

    await page.unroute('**/api/application');
    await form.send.click();
    const reference = await readReceipt(page);
    const rows = await applicationsOf(stack.databaseUrl, applicant.email);
    expect(rows).toMatchObject([{ reference, sha256: sha256(applicant.pdf) }]);
  });
});
