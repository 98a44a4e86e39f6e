import * as on from '../support/journeys/enquiry-page.ts';
import { applicationForm, newApplicant } from '../support/journeys/application-page.ts';
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

  for (const late of ['', ', also where the scripts come after all @long'])
    test(`the application form gets its lists from the API, keeps its post and what was typed, and is sent${late}`, async ({
      page,
      stack,
    }) => {
      const { name, email, pdf } = await newApplicant();
      const form = applicationForm(page);
      await page.goto('/application?position=Java+Developer&post=java-developer');
      await form.name.fill(name);
      await form.email.fill(email);
      await form.resume.setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: pdf });
      await form.agree.check();
      await form.age.check();
      await form.send.click();
      await page.clock.runFor(13_000);
      await expect(form.position).toHaveValue('Java Developer');
      // The browser's own check shows what could not be chosen before.
      await expect(form.experience).toBeFocused();
      if (late) {
        await page.unroute('**/assets/*.js');
        await page.clock.runFor(4_000);
        await page.locator('html[data-alive]').waitFor();
      }
      await expect(form.name).toHaveValue(name);
      await form.experience.selectOption('3-5 years');
      await form.send.click();
      await expect(page).toHaveURL(/\/received\//);
      const sent = await queryOnce(
        stack.databaseUrl,
        `SELECT p.slug, r.original_name FROM applications a JOIN job_posts p ON p.id = a.job_post_id
         JOIN resumes r ON r.application_id = a.id WHERE a.email = $1`,
        [email],
      );
      expect(sent).toEqual([{ slug: 'java-developer', original_name: 'meera.pdf' }]);
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
