import type { Page } from '@playwright/test';
import * as on from '../support/journeys/enquiry-page.ts';
import { applicationForm, newApplicant, readReceipt, type Applicant } from '../support/journeys/application-page.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { comesAlive, expect, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';

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

  /** What somebody does in the form whose lists have still to come, until the plain form stands in its place. */
  async function getsPlainForm(page: Page, { name, email, pdf }: Applicant, link = '?post=java-developer') {
    const form = applicationForm(page);
    await page.goto(`/application${link}`);
    await form.name.fill(name);
    await form.email.fill(email);
    await form.resume.setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: pdf });
    await form.agree.check();
    await form.age.check();
    await form.send.click();
    await page.clock.runFor(13_000);
    // The browser's own check shows what could not be chosen before.
    await expect(form.experience).toBeFocused();
    return form;
  }

  async function getsScripts(page: Page) {
    await page.unroute('**/assets/*.js');
    await page.clock.runFor(4_000);
    await page.locator('html[data-alive]').waitFor();
  }

  const applicationsOf = (databaseUrl: string, email: string) =>
    queryOnce(
      databaseUrl,
      `SELECT a.apply, p.slug, r.original_name FROM applications a LEFT JOIN job_posts p ON p.id = a.job_post_id
       LEFT JOIN resumes r ON r.application_id = a.id WHERE a.email = $1`,
      [email],
    );
  const forPost = { apply: 'Java Developer', slug: 'java-developer', original_name: 'meera.pdf' };

  test('the application form gets its lists from the API, keeps its post and what was typed, and is sent', async ({
    page,
    stack,
  }) => {
    const applicant = await newApplicant();
    const form = await getsPlainForm(page, applicant, '?position=Java+Developer&post=java-developer');
    await expect(form.position).toHaveValue('Java Developer');
    await expect(form.name).toHaveValue(applicant.name);
    await form.experience.selectOption('3-5 years');
    await form.send.click();
    await expect(page).toHaveURL(/\/received\//);
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([forPost]);
  });

  test('fault 715: an app that comes after the plain form goes on with what was entered there and with the draft @long', async ({
    page,
    stack,
  }) => {
    const applicant = await newApplicant();
    const values = { message: 'Written on another day', email: 'old@mail.example' };
    const draft = { values, key: { value: 'key-of-the-draft', settled: false }, changed: Date.now() };
    await page.goto('/about');
    await page.evaluate(
      (text) => localStorage.setItem('application-draft:java-developer', text),
      JSON.stringify(draft),
    );
    const form = await getsPlainForm(page, applicant);
    await form.experience.selectOption('3-5 years');
    await form.profile.fill('https://www.linkedin.com/in/meera');
    await getsScripts(page);
    await expect(form.profile).toBeFocused();
    await expect(form.experience).toHaveValue('3-5 years');
    await expect(form.position).toHaveValue('Java Developer');
    await expect(form.name).toHaveValue(applicant.name);
    await expect(form.letter).toHaveValue(values.message);
    await expect(form.agree).toBeChecked();
    await expect(page.getByText('meera.pdf').first()).toBeVisible();
    const sending = page.waitForRequest('**/api/application');
    await form.send.click();
    expect((await sending).headers()['idempotency-key']).toBe(draft.key.value);
    await page.clock.runFor(2_000);
    await readReceipt(page);
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([forPost]);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await comesAlive(page);
    await expect(form.letter).toHaveValue('');
  });

  test('fault 715: another position than that of the link stays when the app comes after the plain form @long', async ({
    page,
    stack,
  }) => {
    const applicant = await newApplicant();
    const form = await getsPlainForm(page, applicant, '?position=Java+Developer');
    await form.position.selectOption('Backend Developer');
    await form.experience.selectOption('3-5 years');
    await getsScripts(page);
    await expect(form.experience).toHaveValue('3-5 years');
    await expect(form.position).toHaveValue('Backend Developer');
    await form.send.click();
    await page.clock.runFor(2_000);
    await readReceipt(page);
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([
      { apply: 'Backend Developer', slug: null, original_name: 'meera.pdf' },
    ]);
  });

  test('fault 715: a plain form that was sent before the app came stays, is filed once however often it is sent, and leaves no draft @long', async ({
    page,
    stack,
  }) => {
    const applicant = await newApplicant();
    const form = await getsPlainForm(page, applicant);
    await form.experience.selectOption('3-5 years');
    // What carries an answer by hand does not get the bytes of a file.
    await form.resume.setInputFiles([]);
    // The answer is lost on the way.
    await page.route(
      '**/api/application',
      async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.fulfill({ status: 204 });
      },
      { times: 1 },
    );
    const answered = page.waitForResponse('**/api/application');
    await form.send.click();
    await answered;
    await getsScripts(page);
    await expect(form.experience).toHaveValue('3-5 years');
    const draft = await page.evaluate(() => localStorage.getItem('application-draft:java-developer'));
    expect(draft ?? '').not.toContain(applicant.email);
    await form.send.click();
    await expect(page).toHaveURL(/\/received\//);
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([{ ...forPost, original_name: null }]);
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

test('an application that was refused before the scripts came is told of in the form, which keeps its post', async ({
  page,
}) => {
  const form = applicationForm(page);
  await page.goto('/application?post=java-developer&failed=validation_failed&fields=email,resume#form-incomplete');
  await comesAlive(page);
  await expect(form.alert).toContainText('2 things need your attention.');
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.position).toHaveValue('Java Developer');
  await expect(page).toHaveURL(/\/application\?post=java-developer$/);
});
