import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as on from '../support/journeys/enquiry-page.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { type Applicant, applicationForm, newApplicant } from '../support/journeys/application-page.ts';
import { closePost, publishPosts } from '../support/journeys/job-posts.ts';
import { comesAlive, expect, test, transitionEnds, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';

// One code sends all three, and the long form sends each.
for (const enquiry of isLongForm ? [on.homeEnquiry, on.contactMessage, on.consultation] : [on.contactMessage]) {
  test.describe(`${enquiry.form}, without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('it is sent, and a page says so with its number', async ({ page, stack }) => {
      const email = on.newAddress();
      await page.goto(enquiry.path);
      await on.fillEnquiry(page, enquiry, email);
      await on.sendButton(page, enquiry).click();
      await expect(page).toHaveTitle(/^Receipt \|/);
      await expect(page.getByRole('main').getByText(enquiry.thanks)).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: 'Answer by' })).toBeVisible();
      const reference = await page.getByTestId('reference').innerText();
      expect(await on.referencesOf(stack.databaseUrl, enquiry, email)).toEqual([reference]);
      expect(new URL(page.url()).pathname).toBe(`/received/${reference}`);
    });

    test('a mistake is told in the words of the form, and one step back is what was typed', async ({ page }) => {
      const email = `${on.newAddress()}, two@company.example`;
      await page.goto(enquiry.path);
      // Without script the browser itself checks first; the server finds the faults that it lets pass.
      await on.fillEnquiry(page, enquiry, on.newAddress());
      await on.fieldOf(page, enquiry, 'Name').fill('   ');
      await on.sendButton(page, enquiry).click();
      await expect(on.formOf(page, enquiry).getByText(enquiry.empty).filter({ visible: true })).not.toHaveCount(0);
      expect(page.url()).toContain('failed=validation_failed');
      expect(page.url()).not.toContain(email);
      await page.goBack();
      await expect(on.fieldOf(page, enquiry, 'Name')).toHaveValue('   ');
    });

    test('before anything is sent, no answer is shown @long', async ({ page }) => {
      await page.goto(enquiry.path);
      await expect(page.getByText(enquiry.thanks)).toBeHidden();
      await expect(page.getByText(/nothing was sent/i).filter({ visible: true })).toHaveCount(0);
      await page.goto(`${enquiry.path}?failed=unavailable#form-failed`);
      await expect(page.getByText(enquiry.unreached).filter({ visible: true })).toHaveCount(1);
    });
  });
}

test.describe('the application form, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is sent for the position of its link, and a page says so with its number', async ({ page, stack }) => {
    const applicant = await newApplicant();
    await page.goto('/career/java-developer');
    await page.getByRole('main').getByRole('link', { name: 'Apply for this position' }).first().click();
    // Its address names the post, because some browsers do not tell the page before.
    await expect(page).toHaveURL(/\?plain=1&.*post=java-developer$/);
    const form = applicationForm(page);
    await expect(form.position).toHaveValue('Java Developer');
    await sendPlainly(page, applicant);
    await expect(page).toHaveTitle(/^Receipt \|/);
    await expect(page.getByRole('main').getByText('Application submitted successfully!')).toBeVisible();
    await expect(page.getByText('Answer by')).toBeVisible();
    await expect(page.getByText('An application for Java Developer')).toBeVisible();
    await expect(page.getByText('Received', { exact: true })).toBeVisible();
    const reference = await page.getByTestId('reference').innerText();
    const sent = await queryOnce(
      stack.databaseUrl,
      `SELECT a.reference, p.slug, r.original_name FROM applications a JOIN job_posts p ON p.id = a.job_post_id
       JOIN resumes r ON r.application_id = a.id WHERE a.email = $1`,
      [applicant.email],
    );
    expect(sent).toEqual([{ reference, slug: 'java-developer', original_name: 'meera.pdf' }]);
  });

  test('from a card of the list it is sent for that post, or for another position in a form of its own', async ({
    page,
    stack,
  }) => {
    for (const [position, post] of [
      ['Flutter Developer', 'flutter-developer'],
      ['Backend Developer', null],
    ] as const) {
      await page.goto('/career');
      await page.getByRole('link', { name: 'Apply Now: Flutter Developer' }).click();
      await expect(page).toHaveURL(/\?plain=1&.*post=flutter-developer$/);
      const form = applicationForm(page);
      await expect(form.position.getByRole('option')).toHaveText(['Flutter Developer']);
      if (post === null) {
        await page.getByRole('link', { name: 'Apply for another position' }).click();
        await form.position.selectOption(position);
      }
      const applicant = await newApplicant();
      await sendPlainly(page, applicant);
      await expect(page.getByText(post ? `An application for ${position}` : /^An application$/)).toBeVisible();
      const sent = await queryOnce(
        stack.databaseUrl,
        `SELECT a.apply, p.slug FROM applications a LEFT JOIN job_posts p ON p.id = a.job_post_id WHERE a.email = $1`,
        [applicant.email],
      );
      expect(sent).toEqual([{ apply: position, slug: post }]);
    }
  });
});

/** Fills in what is required, and a file, and sends it. */
async function sendPlainly(page: Page, { name, email, pdf }: Applicant): Promise<void> {
  const form = applicationForm(page);
  await form.name.fill(name);
  await form.email.fill(email);
  await form.experience.selectOption('3-5 years');
  await form.resume
    .filter({ visible: true })
    .setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: pdf });
  await form.agree.check();
  await form.age.check();
  await form.send.click();
}

test.describe('an application that is refused, without script', () => {
  test.use({ javaScriptEnabled: false });

  const answerOn = (page: Page) => page.getByRole('main').getByText('Nothing was sent').filter({ visible: true });

  for (const [what, bytes] of [
    ['that is no document', Buffer.from('MZ, a program')],
    ['that is too large @long', Buffer.alloc(6 * 1024 * 1024, 'a')],
  ] as const)
    test(`a file ${what} is named as the reason, and one step back is what was typed`, async ({ page }) => {
      const applicant = await newApplicant();
      await page.goto('/application?plain=1&position=Java+Developer&post=java-developer');
      await sendPlainly(page, { ...applicant, pdf: bytes });
      await expect(page).toHaveURL(/&fields=resume#form-file$/);
      await expect(answerOn(page)).toContainText('at most 5 MB');
      await page.goBack();
      await expect(applicationForm(page).email).toHaveValue(applicant.email);
    });

  test('a post that was closed meanwhile is named as the reason, and the way leads to those that are open', async ({
    page,
  }) => {
    const [post] = await publishPosts(page, [{ title: `Glazier ${randomUUID().slice(0, 8)}` }]);
    await page.goto(`/application?plain=1&post=${post!.slug}`);
    await applicationForm(page).position.selectOption('Java Developer');
    await closePost(page, post!);
    await sendPlainly(page, await newApplicant());
    await expect(page).toHaveURL(/&fields=job_post#form-closed$/);
    await answerOn(page).getByRole('link', { name: 'open positions' }).click();
    await expect(page).toHaveURL(/\/career#open-positions$/);
  });

  test('a failure of ours names the address of HR @long', async ({ page }) => {
    await page.goto('/application?failed=unavailable#form-failed');
    await expect(answerOn(page).getByRole('link')).toHaveAttribute('href', /^mailto:careers@/);
  });
});

test.describe('what is no number of ours', () => {
  // The app expects a receipt there, finds the page for unknown addresses, and draws it anew.
  test.use({ allowedComplaints: /status of 404|The page was drawn anew/ });

  test('has no receipt, neither as it is served nor with the script @long', async ({ page }) => {
    for (const path of ['/received', '/received/You-have-won']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await comesAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.');
      await expect(page.getByText('It has arrived.')).toHaveCount(0);
    }
  });
});

test('the receipt of a form that was sent before the script came stays the same with it @long', async ({ page }) => {
  await page.goto('/received/FD-7K3M-2QXW?form=application&file=0&post=java-developer');
  await comesAlive(page);
  await expect(page.getByText('An application for Java Developer')).toBeVisible();
  await expect(page.getByText('None was sent')).toBeVisible();
  await page.goto('/received/FD-7K3M-2QXW?form=contact-message');
  await comesAlive(page);
  await expectAlsoAccessible(page);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
  // Going back earlier would break off the transition between the pages, which the browser reports. The address comes first.
  await expect(page.getByTestId('reference')).toHaveCount(0);
  await transitionEnds(page);
  await page.goBack();
  await expect(page.getByTestId('reference')).toHaveText('FD-7K3M-2QXW');
  await expect(page.getByRole('main').getByText(on.contactMessage.thanks)).toBeVisible();
});

test('with script a refusal in the address is told in the form, and the address is clean again @long', async ({
  page,
}) => {
  await page.goto('/contact?failed=validation_failed&fields=email#form-incomplete');
  await comesAlive(page);
  await expect(on.alertOf(page, on.contactMessage)).toContainText('All fields are required');
  await expect(on.fieldOf(page, on.contactMessage, 'E-mail')).toHaveAttribute('aria-invalid', 'true');
});
