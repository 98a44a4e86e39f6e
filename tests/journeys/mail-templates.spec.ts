import type { Page } from '@playwright/test';
import { mailsTo } from '../support/inbox.ts';
import type { JourneyStack } from '../support/journeys/journey-stack.ts';
import { expect, expectAccessible, expectAlsoAccessible, test } from '../support/journeys/journey.ts';
import { logIn } from '../support/journeys/staff-pages.ts';

// Words that are refused are answered with 400.
test.use({ allowedComplaints: /the server responded with a status of 400/ });

test('a general administrator words a mail anew, sees it in both forms, gets a test and goes back to the default', async ({
  page,
  stack,
}) => {
  await logIn(page, stack.general);
  await page.goto('/admin/mail-templates');
  await page.getByRole('link', { name: 'Staff: invitation', exact: true }).click();
  const form = page.getByRole('form', { name: 'Edit the mail template' });
  const text = form.getByRole('textbox', { name: 'Text' });
  const subject = `Welcome ${Date.now()}`;
  await form.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await text.fill('# Welcome, {{name}}\n\nPlease press this.\n\n');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('{{link}} is missing')).toBeVisible();

  await text.press('Control+End');
  await form.getByText('Placeholders, filled in').click();
  await form.getByRole('button', { name: '{{link}}', exact: true }).click();
  await expect(text).toHaveValue(/Please press this\.\n\n\{\{link\}\}$/);
  await text.fill('# Welcome, {{name}}\n\nPlease press this.\n\n[Begin here]({{link}})');

  await form.getByRole('button', { name: 'Show the mail' }).click();
  const shown = page.getByRole('dialog', { name: 'The mail' });
  await expect(shown.getByText(subject)).toBeVisible();
  await expect(shown.locator('pre')).toContainText('Invitation: Welcome, Meera Nair');
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Welcome, Meera Nair' })).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Begin here' })).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Close' }).click();

  await form.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText(`A test is on its way to ${stack.general.email}`)).toBeVisible();
  await expect(async () => {
    const subjects = (await mailsTo(stack.inbox, stack.general.email)).map((one) => one.subject);
    expect(subjects).toContain(`[Test] ${subject}`);
  }).toPass({ timeout: 30_000 });

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('These are your own words.')).toBeVisible();
  // No other page has brought its styles along.
  await page.reload();
  await page.getByRole('button', { name: 'Back to the default…' }).click();
  const question = page.getByRole('dialog', { name: 'Back to the words of the release?' });
  await expect(question.getByText('An account was made for you')).toHaveCSS('white-space', 'pre-wrap');
  await expectAlsoAccessible(page);
  await question.getByRole('button', { name: 'Back to the default' }).click();
  await expect(page.getByText('These are the words of the release.')).toBeVisible();
  await expect(text).toHaveValue(/An account was made for you/);
});

test.describe('A mail with a switch', () => {
  /** One for each width, which may run side by side. No journey waits for either of them. */
  const mail = () => (test.info().project.name === 'phone' ? 'acknowledge-home-enquiry' : 'acknowledge-consultation');
  const switchOn = async (page: Page, { site }: JourneyStack) => {
    const path = `${site}/api/admin/mail-templates/${mail()}/switch`;
    expect((await page.request.put(path, { data: { on: true }, headers: { Origin: site } })).status()).toBe(200);
  };
  test.beforeEach(async ({ page, stack }) => {
    await logIn(page, stack.general);
    await switchOn(page, stack);
  });
  // All other journeys have the same mails.
  test.afterEach(({ page, stack }) => switchOn(page, stack));

  test('is switched off, which the page says, and on again @both', async ({ page }) => {
    await page.goto('/admin/mail-templates/staff-invitation/show');
    await expect(page.getByRole('form', { name: 'Edit the mail template' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch this mail off' })).toHaveCount(0);
    await page.goto(`/admin/mail-templates/${mail()}/show`);
    await page.getByRole('button', { name: 'Switch this mail off' }).click();
    await expect(page.getByText(/This mail has been switched off since .*, by /)).toBeVisible();
    // On a phone it lies on the button, and it goes by itself.
    await page.getByRole('button', { name: 'Close the message' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Switch this mail on' }).click();
    await expect(page.getByRole('button', { name: 'Switch this mail off' })).toBeVisible();
    await expect(page.getByText('This mail has been switched off since')).toHaveCount(0);
  });
});
