import * as on from '../support/journeys/enquiry-page.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { expect, test } from '../support/journeys/journey.ts';

test.describe('when the scripts of the page never arrive', () => {
  test.use({ allowedComplaints: /Failed to load resource/ });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
  });

  for (const enquiry of isLongForm ? [on.homeEnquiry, on.contactMessage, on.consultation] : [on.contactMessage])
    test(`“${enquiry.form}” waits for some tries, and is then sent without them`, async ({ page, stack }) => {
      const email = on.newAddress();
      await page.goto(enquiry.path);
      await on.fillEnquiry(page, enquiry, email);
      await on.sendButton(page, enquiry).click();
      await page.clock.runFor(11_000);
      expect(new URL(page.url()).search, 'the scripts may still come').toBe('');
      await page.clock.runFor(2_000);
      await expect(page.getByRole('main').getByText(enquiry.thanks)).toBeVisible();
      const reference = new URL(page.url()).pathname.replace('/received/', '');
      expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
    });

  test('after these tries a button of a form works at once @long', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Shift');
    await page.clock.runFor(13_000);
    await page.getByRole('contentinfo').getByRole('textbox', { name: 'Newsletter' }).fill('reader@company.example');
    await page.getByRole('button', { name: 'Submit Now' }).click();
    await expect(page).toHaveURL(/\/contact\?email=reader%40company\.example$/);
  });

  test('scripts that come after all do not press the button a second time @long', async ({ page }) => {
    const enquiry = on.contactMessage;
    const pressed = page.getByRole('alert');
    await page.goto(enquiry.path);
    await on.fillEnquiry(page, enquiry, on.newAddress());
    await on.fieldOf(page, enquiry, 'Name').fill('');
    await on.sendButton(page, enquiry).click();
    await page.clock.runFor(13_000);
    // The browser's own check shows the missing value.
    await expect(on.fieldOf(page, enquiry, 'Name')).toBeFocused();
    await page.unroute('**/assets/*.js');
    await page.clock.runFor(4_000);
    await page.locator('html[data-alive]').waitFor();
    await expect(pressed).toHaveCount(0);
    await on.sendButton(page, enquiry).click();
    await expect(pressed).toContainText(enquiry.empty);
  });
});
