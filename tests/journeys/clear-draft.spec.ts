import {
  applicationForm,
  countKeptFiles,
  fillApplication,
  newApplicant,
  tabTo,
} from '../support/journeys/application-page.ts';
import * as on from '../support/journeys/enquiry-page.ts';
import { comesAlive, expect, test, expectAlsoAccessible } from '../support/journeys/journey.ts';

test('a draft is cleared after a question, and the way out of it changes nothing @long', async ({ page }) => {
  const enquiry = on.contactMessage;
  const email = on.newAddress();
  await page.goto(enquiry.path);
  await on.fillEnquiry(page, enquiry, email);
  const button = on.formOf(page, enquiry).getByRole('button', { name: 'Clear draft' });
  await button.click();
  const question = page.getByRole('dialog', { name: 'Clear the draft?' });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAlsoAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await on.expectFilled(page, enquiry, email);

  await button.click();
  await question.getByRole('button', { name: 'Clear it' }).click();
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(on.fieldOf(page, enquiry, 'E-mail')).toHaveValue('');
  const status = on.formOf(page, enquiry).getByRole('status').filter({ hasText: 'nothing of it is kept' });
  await expect(status).toBeVisible();
  // Nothing is left to lose, so nothing is asked.
  await button.click();
  await expect(question).toHaveCount(0);
  await on.fieldOf(page, enquiry, 'E-mail').fill(email);
  await expect(status).toHaveCount(0);
  await on.fieldOf(page, enquiry, 'E-mail').fill('');
  await page.reload();
  await comesAlive(page);
  for (const [label] of on.filling(enquiry, email)) await expect(on.fieldOf(page, enquiry, label)).toHaveValue('');
});

test('the draft of an application goes with its file, by the keyboard alone @long', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await page.goto('/application');
  await fillApplication(page, await newApplicant());
  await tabTo(page, page.getByRole('button', { name: 'Clear draft' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Clear the draft?' });
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole('button', { name: 'Clear it' }));
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  // The browser's database takes its time, and a reload would come in between.
  await expect.poll(() => countKeptFiles(page)).toBe(0);
  await page.reload();
  await comesAlive(page);
  const form = applicationForm(page);
  await expect(form.position.getByRole('option', { name: 'Backend Developer' })).toBeAttached();
  await expect(form.name).toHaveValue('');
  await expect(page.getByText('meera.pdf')).toHaveCount(0);
});

test('an unsent application is kept for a day, as the form says, and then forgotten by any page that is opened', async ({
  page,
}) => {
  await page.goto('/application');
  await expect(page.getByText(/kept in this browser for a day/)).toBeVisible();
  await fillApplication(page, await newApplicant());
  await expect.poll(() => countKeptFiles(page)).toBe(1);
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.goto('/career');
  await expect.poll(() => countKeptFiles(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('application-draft'))).toBeNull();
  await page.goto('/application');
  await comesAlive(page);
  await expect(applicationForm(page).name).toHaveValue('');
});

test('a browser that keeps no file says so beside the field, and asks for the file again after a reload @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Not kept here', 'DataCloneError');
    };
  });
  const form = applicationForm(page);
  await page.goto('/application');
  await comesAlive(page);
  await form.name.fill('Meera Iyer');
  const choose = () =>
    form.resume.setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await choose();
  await expect(form.resume).toHaveAccessibleDescription(/not kept in this browser: after a reload choose it again/);
  await page.reload();
  await comesAlive(page);
  await expect(form.name).toHaveValue('Meera Iyer');
  await expect(page.getByText(/brought back without its resume/)).toBeVisible();
  await expect(form.resume).toHaveAccessibleDescription(/meera\.pdf was not kept in this browser\. Choose it again/);
  await choose();
  await expect(form.resume).not.toHaveAccessibleDescription(/was not kept/);
});
