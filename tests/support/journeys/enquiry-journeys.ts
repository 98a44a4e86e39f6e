import { tabTo } from './application-page.ts';
import * as on from './enquiry-page.ts';
import { comesAlive, expect, expectAlsoAccessible, test, letTimePass, soon } from './journey.ts';

/** The journey of each form of clients: its fields, its place. */
export function testEnquiry(enquiry: on.EnquiryPage): void {
  test('what is sent arrives once, is answered with its number, and the answer stays', async ({ page, stack }) => {
    const email = on.newAddress();
    await page.goto(enquiry.path);
    await on.fillEnquiry(page, enquiry, email);
    await on.sendButton(page, enquiry).dblclick();
    const reference = await on.readReference(page, enquiry);
    expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
    await on.expectToldWhatWasSent(page, enquiry, email);
    // The form folds into its receipt.
    await expect(on.sendButton(page, enquiry)).toHaveCount(0);
    await expectAlsoAccessible(page);

    await page.reload();
    await comesAlive(page);
    await expect(on.formOf(page, enquiry).getByTestId('reference')).toHaveText(reference);
    await on.expectToldWhatWasSent(page, enquiry, email);
    await on.formOf(page, enquiry).getByRole('button', { name: 'Close' }).click();
    for (const [label] of on.filling(enquiry, email))
      await expect(on.fieldOf(page, enquiry, label), label).toHaveValue('');
    await page.reload();
    await comesAlive(page);
    await expect(page.getByText(reference)).toHaveCount(0);
  });
}

/**
 * How a form keeps what was typed, leads to what is wrong, and is sent, which is one code for all of them: `make test` proves it with one
 * form, `make test-all` with each.
 */
export function testSending(enquiry: on.EnquiryPage): void {
  test('an empty form is told so, field by field, and nothing is sent', async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith(enquiry.api) ? 1 : 0));
    await page.goto(enquiry.path);
    await on.sendButton(page, enquiry).click();
    const alert = on.alertOf(page, enquiry);
    await expect(alert).toContainText(enquiry.empty);
    await expectAlsoAccessible(page);
    await alert.getByRole('link').nth(1).click();
    const wrong = page.locator(':focus');
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(/^Enter/);
    await wrong.fill('asha at company');
    await on.sendButton(page, enquiry).click();
    await expect(alert).toContainText(enquiry.empty);
    expect(sent).toBe(0);
  });

  test('it can be filled in and sent with the keyboard alone', async ({ page, stack, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    const email = on.newAddress();
    await page.goto(enquiry.path);
    await on.fieldOf(page, enquiry, 'Name').focus();
    for (const [label, text] of on.filling(enquiry, email)) {
      const field = on.fieldOf(page, enquiry, label);
      if (label !== 'Name') await tabTo(page, field);
      await page.keyboard.insertText(text);
    }
    await tabTo(page, on.sendButton(page, enquiry));
    await page.keyboard.press('Enter');
    const reference = await on.readReference(page, enquiry);
    expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
  });

  test('what was typed survives a reload and the way back', async ({ page }) => {
    const email = on.newAddress();
    await page.goto(enquiry.path);
    await on.fillEnquiry(page, enquiry, email);
    await comesAlive(page);
    await page.reload();
    await comesAlive(page);
    await on.expectFilled(page, enquiry, email);
    await expect(on.formOf(page, enquiry).getByRole('status').first()).toContainText('brought back');
    await page.goto('/term');
    await page.goBack();
    await comesAlive(page);
    await on.expectFilled(page, enquiry, email);
  });

  test('the list of what is wrong leads to each field with the keyboard alone', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    await page.goto(enquiry.path);
    await comesAlive(page);
    await on.sendButton(page, enquiry).press('Enter');
    const links = on.alertOf(page, enquiry).getByRole('link');
    await expect(links).not.toHaveCount(0);
    const wrong = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const [at, href] of wrong.entries()) {
      if (at > 0) await links.nth(at - 1).focus();
      await tabTo(page, links.nth(at));
      await page.keyboard.press('Enter');
      await expect(page.locator(href!)).toBeFocused();
      await expect(page.locator(href!)).toBeInViewport();
    }
  });

  test.describe('when something fails', () => {
    test.use({ allowedComplaints: /Failed to load resource|TypeError: Failed to fetch/ });

    test('a refusal is told in the words of the form, and nothing typed is lost', async ({ page, stack }) => {
      const email = on.newAddress();
      const refusal = 'We are moving house today.';
      await page.route(`**${enquiry.api}`, (route) =>
        route.fulfill({
          status: 400,
          json: { message: refusal, msg: refusal, errors: { email: 'Use another address.' } },
        }),
      );
      await page.goto(enquiry.path);
      await on.fillEnquiry(page, enquiry, email);
      await on.sendButton(page, enquiry).click();
      await expect(on.alertOf(page, enquiry)).toContainText(enquiry.refused(refusal));
      await expect(on.alertOf(page, enquiry)).toContainText('Use another address.');
      await expect(on.fieldOf(page, enquiry, 'E-mail')).toHaveAccessibleDescription('Use another address.');
      await on.expectFilled(page, enquiry, email);

      await page.unroute(`**${enquiry.api}`);
      await on.sendButton(page, enquiry).click();
      const reference = await on.readReference(page, enquiry);
      expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
    });
  });

  test.describe('when the connection or the server fails', () => {
    test.use({ allowedComplaints: /Failed to load resource|TypeError: Failed to fetch/ });

    test('a server that fails is told at once, and Try again sends the same form @long', async ({ page, stack }) => {
      const email = on.newAddress();
      let tries = 0;
      await page.route(`**${enquiry.api}`, (route) => {
        tries += 1;
        return route.fulfill({ status: 500, body: '' });
      });
      await page.goto(enquiry.path);
      await on.fillEnquiry(page, enquiry, email);
      await on.sendButton(page, enquiry).click();
      await expect(on.alertOf(page, enquiry)).toContainText(enquiry.unreached);
      await expect(page.getByText('The connection was lost.')).toHaveCount(0);
      expect(tries).toBe(1);
      await on.expectFilled(page, enquiry, email);

      await page.unroute(`**${enquiry.api}`);
      await on.formOf(page, enquiry).getByRole('button', { name: 'Try again' }).click();
      const reference = await on.readReference(page, enquiry);
      expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
    });

    test('a refusal without words is told in words of ours @long', async ({ page }) => {
      const email = on.newAddress();
      await page.route(`**${enquiry.api}`, (route) => route.fulfill({ status: 400, body: '' }));
      await page.goto(enquiry.path);
      await on.fillEnquiry(page, enquiry, email);
      await on.sendButton(page, enquiry).click();
      await expect(on.alertOf(page, enquiry)).toContainText(enquiry.unreached);
      await on.expectFilled(page, enquiry, email);
    });

    test('no answer is told after some tries, and the same form can be sent again @long', async ({ page, stack }) => {
      const email = on.newAddress();
      await page.clock.install();
      await page.route(`**${enquiry.api}`, (route) => route.abort('connectionfailed'));
      await page.goto(enquiry.path);
      await on.fillEnquiry(page, enquiry, email);
      await on.sendButton(page, enquiry).click();
      const alert = on.alertOf(page, enquiry);
      await letTimePass(page, () => expect(alert).toContainText(enquiry.unreached, soon));
      await page.reload();
      await comesAlive(page);
      await on.expectFilled(page, enquiry, email);
      await page.unroute(`**${enquiry.api}`);
      await on.sendButton(page, enquiry).click();
      const reference = await on.readReference(page, enquiry);
      expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
    });

    test('what is sent while offline leaves when the connection is back', async ({ page, context, stack }) => {
      const email = on.newAddress();
      await page.goto(enquiry.path);
      await on.fillEnquiry(page, enquiry, email);
      await context.setOffline(true);
      await on.sendButton(page, enquiry).click();
      await expect(page.getByRole('status').filter({ hasText: /offline/i })).toBeAttached();
      await on.expectFilled(page, enquiry, email);
      await context.setOffline(false);
      const reference = await on.readReference(page, enquiry);
      expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
    });
  });
}
