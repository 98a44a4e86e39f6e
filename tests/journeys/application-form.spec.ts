import {
  applicationForm,
  countKeptFiles,
  fillApplication,
  newApplicant,
  readReceipt,
  tabTo,
} from '../support/journeys/application-page.ts';
import { comesAlive, expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { queryOnce } from '../support/query-once.ts';
import { applicationsOf } from '../support/rows.ts';
import { sha256 } from '../support/sha256.ts';

test('a filled form survives a reload, file included', async ({ page, stack }) => {
  const applicant = await newApplicant();
  await page.goto('/application');
  await fillApplication(page, applicant);
  await page.reload();
  await comesAlive(page);

  const form = applicationForm(page);
  await expect(form.name).toHaveValue(applicant.name);
  await expect(form.email).toHaveValue(applicant.email);
  await expect(form.position).toHaveValue('Backend Developer');
  await expect(form.experience).toHaveValue('3-5 years');
  await expect(form.letter).not.toHaveValue('');
  await expect(page.getByText('meera.pdf').first()).toBeVisible();
  // A consent that comes back by itself is none.
  await expect(form.agree).not.toBeChecked();
  await expect(form.age).not.toBeChecked();
  await form.agree.check();
  await form.age.check();
  await form.send.click();
  const reference = await readReceipt(page);
  const rows = await applicationsOf(stack.databaseUrl, applicant.email);
  expect(rows).toMatchObject([{ reference, sha256: sha256(applicant.pdf) }]);
});

test('the position of a link is a suggestion, and a reload keeps what was chosen instead @long', async ({ page }) => {
  const form = applicationForm(page);
  await page.goto('/application?position=Java%20Developer');
  await comesAlive(page);
  await expect(form.position).toHaveValue('Java Developer');
  await form.position.selectOption('Project Manager');
  await form.name.fill('Meera Iyer');
  await page.reload();
  await comesAlive(page);
  await expect(form.name).toHaveValue('Meera Iyer');
  await expect(form.position).toHaveValue('Project Manager');
});

test('a file that cannot be sent is refused when it is chosen, each kind in its own words', async ({ page }) => {
  const form = applicationForm(page);
  await page.goto('/application');
  await comesAlive(page);
  const choose = (name: string, buffer: Buffer) =>
    form.resume.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('notes.txt', Buffer.from('notes'));
  await expect(form.resume).toHaveAccessibleDescription(/Choose a PDF or Word file/);
  await choose('empty.pdf', Buffer.alloc(0));
  await expect(form.resume).toHaveAccessibleDescription(/This file is empty/);
  await choose('large.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
  await expect(form.resume).toHaveAccessibleDescription(/This file has 5\.1 MB; at most 5 MB can be sent/);
  // The error of a browser after the chosen file was moved.
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  await choose('gone.pdf', Buffer.from('%PDF-1.4'));
  await expect(form.resume).toHaveAccessibleDescription(/This file could not be read/);
  await expect(page.getByText('gone.pdf')).toHaveCount(0);
});

test('a file that cannot be sent is not kept in the browser @long', async ({ page }) => {
  const form = applicationForm(page);
  await page.goto('/application');
  await comesAlive(page);
  await form.name.fill('Meera Iyer');
  for (const name of ['meera.pdf', 'notes.txt']) {
    await form.resume.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('%PDF-1.4') });
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await expect.poll(() => countKeptFiles(page)).toBe(0);
  await page.reload();
  await comesAlive(page);
  await expect(form.name).toHaveValue('Meera Iyer');
  await expect(page.getByText('or drop it here')).toBeVisible();
});

test('the receipt stays after a reload, until another application is begun @long', async ({ page }) => {
  const applicant = await newApplicant();
  await page.goto('/application');
  await fillApplication(page, applicant);
  await applicationForm(page).send.click();
  const reference = await readReceipt(page);
  await page.reload();
  await comesAlive(page);
  await expect(page.getByTestId('reference')).toHaveText(reference);
  await page.getByRole('button', { name: 'Apply for another position' }).click();
  await expect(applicationForm(page).name).toHaveValue(applicant.name);
  await page.reload();
  await comesAlive(page);
  await expect(applicationForm(page).send).toBeVisible();
});

test('the vacancy of the card travels with the application @long', async ({ page, stack }) => {
  const applicant = await newApplicant();
  await page.goto('/career');
  await comesAlive(page);
  const posts = (await (await page.request.get('/api/jobposts')).json()) as { title: string; slug: string }[];
  // Other tests add posts of their own, with titles that are no positions.
  const post = posts.find(({ title }) => title === 'Flutter Developer');
  await page.getByRole('link', { name: `Apply Now: ${post!.title}` }).click();
  await fillApplication(page, applicant, null);
  await applicationForm(page).send.click();
  await readReceipt(page);
  const applied = await queryOnce(
    stack.databaseUrl,
    'SELECT p.slug FROM applications a JOIN job_posts p ON p.id = a.job_post_id WHERE a.email = $1',
    [applicant.email],
  );
  expect(applied).toEqual([{ slug: post!.slug }]);
});

test.describe('when the options cannot be loaded', () => {
  test.use({ allowedComplaints: /Failed to load resource|TypeError: Failed to fetch/ });

  test('the lists stay empty, say so, and can be asked for again @long', async ({ page }) => {
    await page.route('**/api/form-settings', (route) => route.abort('connectionfailed'));
    await page.goto('/application');
    await comesAlive(page);
    const form = applicationForm(page);
    await expect(page.getByText(/could not be loaded, so both lists are empty/)).toBeVisible();
    await expect(form.position.getByRole('option')).toHaveText(['Could not be loaded']);
    await form.name.fill('Meera Iyer');
    await page.unroute('**/api/form-settings');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(form.position.getByRole('option', { name: 'Backend Developer' })).toBeAttached();
    await expect(form.name).toHaveValue('Meera Iyer');
  });
});

test('without agreement nothing is sent, and the alert says why @long', async ({ page, stack }) => {
  const applicant = await newApplicant();
  await page.goto('/application');
  await fillApplication(page, applicant);
  const form = applicationForm(page);
  await form.agree.uncheck();
  await form.send.click();
  await expect(form.alert).toContainText('You must agree to the terms and privacy policy.');
  await expectAccessible(page);
  expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([]);
});

test('a form sent empty names every required field', async ({ page }) => {
  await page.goto('/application');
  await comesAlive(page);
  const form = applicationForm(page);
  await expect(form.position.getByRole('option', { name: 'Backend Developer' })).toBeAttached();
  await form.send.click();
  await expect(form.alert.getByRole('link')).toHaveCount(6);
  for (const field of [form.name, form.email, form.position, form.experience]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
});

test('what is wrong is listed in the order of the page @long', async ({ page }) => {
  await page.goto('/application');
  await comesAlive(page);
  const form = applicationForm(page);
  await form.profile.fill('linkedin');
  await form.letter.fill('a'.repeat(5_001));
  await form.resume.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await form.send.click();
  const links = form.alert.getByRole('link');
  await expect(links).toHaveCount(9);
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
  const wrong = await page.locator('[aria-invalid=true]').evaluateAll((all) => all.map(({ id }) => id));
  expect(listed).toEqual(wrong);
});

test('the list of what is wrong leads to each field with the keyboard alone @long', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await page.goto('/application');
  await comesAlive(page);
  const form = applicationForm(page);
  await form.send.press('Enter');
  const links = form.alert.getByRole('link');
  await expect(links).toHaveCount(6);
  const fields = [form.name, form.email, form.position, form.experience, form.agree, form.age];
  for (const [at, field] of fields.entries()) {
    // The list is above the form: it is gone back to for each field.
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await tabTo(page, links.nth(at));
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
  }
});

test('the form can be filled and sent with the keyboard alone', async ({ page, stack, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const applicant = await newApplicant();
  page.once('filechooser', (chooser) => {
    void chooser.setFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: applicant.pdf });
  });
  await page.goto('/application');
  await comesAlive(page);
  const form = applicationForm(page);
  await expect(form.position.getByRole('option', { name: 'Backend Developer' })).toBeAttached();

  await tabTo(page, form.name);
  await page.keyboard.type(applicant.name);
  await tabTo(page, form.email);
  await page.keyboard.type(applicant.email);
  await tabTo(page, form.position);
  await page.keyboard.type('Back');
  await tabTo(page, form.experience);
  await page.keyboard.type('3');
  await tabTo(page, form.resume);
  await page.keyboard.press('Enter');
  await expect(page.getByText('meera.pdf').first()).toBeVisible();
  await tabTo(page, form.agree);
  await page.keyboard.press('Space');
  await tabTo(page, form.age);
  await page.keyboard.press('Space');
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');

  const reference = await readReceipt(page);
  const rows = await applicationsOf(stack.databaseUrl, applicant.email);
  expect(rows).toMatchObject([{ reference, sha256: sha256(applicant.pdf) }]);
});
