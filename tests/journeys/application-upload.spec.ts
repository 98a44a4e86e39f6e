import type { Page } from '@playwright/test';
import {
  applicationForm,
  countKeptFiles,
  fillApplication,
  newApplicant,
  readReceipt,
  tabTo,
} from '../support/journeys/application-page.ts';
import { comesAlive, expect, expectAccessible, test, expectAlsoAccessible } from '../support/journeys/journey.ts';
import { makePdf } from '../support/make-pdf.ts';
import { applicationsOf } from '../support/rows.ts';
import { sha256 } from '../support/sha256.ts';

test('a file can be dropped, also in place of another, and arrives as it was', async ({ page, stack }) => {
  const applicant = await newApplicant();
  await page.goto('/application');
  await fillApplication(page, applicant);
  const second = await makePdf('Second', 9_000);
  await dropFile(page, page.getByText('meera.pdf'), 'second.pdf', second);
  await expect(page.getByText('second.pdf').first()).toBeVisible();
  await expect(page.getByText('meera.pdf')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove second.pdf' }).click();
  await dropFile(page, page.getByText('or drop it here'), 'third.pdf', applicant.pdf);
  await expect(page.getByText('third.pdf').first()).toBeVisible();
  await applicationForm(page).send.click();
  const reference = await readReceipt(page);
  const rows = await applicationsOf(stack.databaseUrl, applicant.email);
  expect(rows).toMatchObject([{ reference, sha256: sha256(applicant.pdf) }]);
});

test('a dropped file that cannot be sent is refused like a chosen one @long', async ({ page }) => {
  await page.goto('/application');
  await comesAlive(page);
  await dropFile(page, page.getByText('or drop it here'), 'notes.txt', Buffer.from('notes'));
  await expect(applicationForm(page).resume).toHaveAccessibleDescription(/Choose a PDF or Word file/);
});

test('a file that viewers open although it begins or is named oddly is sent like any other @phone @long', async ({
  page,
  stack,
}) => {
  const applicant = await newApplicant();
  const pdf = Buffer.concat([Buffer.from('\ufeff'), applicant.pdf]);
  await page.goto('/application');
  await fillApplication(page, { ...applicant, pdf });
  const form = applicationForm(page);
  await form.resume.setInputFiles({ name: 'cv.PDF ', mimeType: '', buffer: pdf });
  await form.send.click();
  const reference = await readReceipt(page);
  const rows = await applicationsOf(stack.databaseUrl, applicant.email);
  expect(rows).toMatchObject([{ reference, sha256: sha256(pdf) }]);
});

test('while a file leaves, a meter tells how much of it has left @long', async ({ page, stack }) => {
  const applicant = { ...(await newApplicant()), pdf: await makePdf('Long', 900_000) };
  await page.goto('/application');
  await fillApplication(page, applicant);
  const release = await slowDownUploads(page);
  const form = applicationForm(page);
  await form.send.click();
  const meter = page.getByRole('progressbar', { name: 'Sent' });
  await expect.poll(() => meter.evaluate(percentOf)).toBeGreaterThan(0);
  const early = await meter.evaluate(percentOf);
  expect(early).toBeLessThan(100);
  await expect.poll(() => meter.evaluate(percentOf)).toBeGreaterThan(early);
  await expectAccessible(page);
  await release();
  const reference = await readReceipt(page);
  const rows = await applicationsOf(stack.databaseUrl, applicant.email);
  expect(rows).toMatchObject([{ reference, sha256: sha256(applicant.pdf) }]);
});

test('a sending that is cancelled leaves nothing behind but the filled form @long', async ({ page, stack }) => {
  const applicant = { ...(await newApplicant()), pdf: await makePdf('Long', 900_000) };
  await page.goto('/application');
  await fillApplication(page, applicant);
  const release = await slowDownUploads(page);
  const form = applicationForm(page);
  await form.send.click();
  const meter = page.getByRole('progressbar', { name: 'Sent' });
  await expect.poll(() => meter.evaluate(percentOf)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.send).toBeFocused();
  await expect(meter).toHaveCount(0);
  await expect(form.alert).toHaveCount(0);
  await expect(form.name).toHaveValue(applicant.name);
  await expect(page.getByText('meera.pdf').first()).toBeVisible();
  expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([]);

  await release();
  await form.send.click();
  const reference = await readReceipt(page);
  expect(await applicationsOf(stack.databaseUrl, applicant.email)).toMatchObject([{ reference }]);
});

test('by the keyboard alone a file is replaced and removed, and the focus stays at its field @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await page.goto('/application');
  await fillApplication(page, await newApplicant());
  const { resume, name } = applicationForm(page);
  page.once('filechooser', (chooser) => {
    void chooser.setFiles({ name: 'better.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  });
  await name.focus();
  await tabTo(page, resume);
  await page.keyboard.press('Enter');
  await expect(page.getByText('better.pdf').first()).toBeVisible();
  await expect(resume).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove better.pdf' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('better.pdf')).toHaveCount(0);
  await expect(resume).toBeFocused();
});

test.describe('when the server refuses', () => {
  test.use({ allowedComplaints: /Failed to load resource/ });

  test('a file that is not what its name says is a matter of the resume, and another one is taken', async ({
    page,
    stack,
  }) => {
    const applicant = await newApplicant();
    await page.goto('/application');
    await fillApplication(page, { ...applicant, pdf: Buffer.from('MZ this is a program') });
    const form = applicationForm(page);
    await form.send.click();
    await expect(form.resume).toHaveAccessibleDescription(/This file is not a PDF or Word document/);

    const compoundFile = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
    await form.resume.setInputFiles({ name: 'sheet.doc', mimeType: 'application/msword', buffer: compoundFile });
    await form.send.click();
    await expect(form.alert).toContainText('Something went wrong. Please try again.');
    await expect(form.resume).toHaveAccessibleDescription(/This file is not a PDF or Word document/);
    await expectAlsoAccessible(page);
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([]);
    await form.resume.setInputFiles({ name: 'meera.pdf', mimeType: 'application/pdf', buffer: applicant.pdf });
    await form.send.click();
    const reference = await readReceipt(page);
    const rows = await applicationsOf(stack.databaseUrl, applicant.email);
    expect(rows).toMatchObject([{ reference, sha256: sha256(applicant.pdf) }]);
  });

  test('a format of another program is named with the way out, also of a large file, and of one from a draft @long', async ({
    page,
    stack,
  }) => {
    const applicant = await newApplicant();
    await page.goto('/application');
    await fillApplication(page, applicant);
    const form = applicationForm(page);
    const rtf = Buffer.from(`{\\rtf1 ${'Asha '.repeat(800_000)}}`);
    await form.resume.setInputFiles({ name: 'cv.doc', mimeType: 'application/msword', buffer: rtf });
    const named = /This is RTF text: save it as PDF or as a Word document/;
    await form.send.click();
    await expect(form.resume).toHaveAccessibleDescription(named);
    await expect.poll(() => countKeptFiles(page)).toBe(1);
    await page.reload();
    await comesAlive(page);
    await expect(page.getByText('cv.doc').first()).toBeVisible();
    await form.agree.check();
    await form.age.check();
    await form.send.click();
    await expect(form.resume).toHaveAccessibleDescription(named);
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([]);
  });

  test('a file that is too large for a gateway on the way is told as such, and nothing is lost @long', async ({
    page,
  }) => {
    const applicant = await newApplicant();
    await page.route('**/api/application', (route) =>
      route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' }),
    );
    await page.goto('/application');
    await fillApplication(page, applicant);
    const form = applicationForm(page);
    await form.send.click();
    await expect(form.alert).toContainText('Something went wrong. Please try again.');
    await expect(form.resume).toHaveAccessibleDescription(/too large; at most 5 MB/);
    await expect(form.name).toHaveValue(applicant.name);
    await page.unroute('**/api/application');
    await form.send.click();
    await readReceipt(page);
  });

  test('a field is named with the words of the server, and the rest is kept @long', async ({ page, stack }) => {
    const applicant = await newApplicant();
    // A list of yesterday: the position has been taken off it since.
    await page.route('**/api/form-settings', (route) =>
      route.fulfill({ json: { positions: ['Astronaut'], experience: ['3-5 years'] } }),
    );
    await page.goto('/application');
    await fillApplication(page, applicant, 'Astronaut');
    const form = applicationForm(page);
    await form.send.click();
    await expect(form.alert).toContainText('Something went wrong. Please try again.');
    const link = form.alert.getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(form.position).toHaveAccessibleDescription(await link.innerText());
    await link.press('Enter');
    await expect(form.position).toBeFocused();
    await expect(form.letter).not.toHaveValue('');
    expect(await applicationsOf(stack.databaseUrl, applicant.email)).toEqual([]);
  });
});

async function dropFile(page: Page, place: ReturnType<Page['getByText']>, name: string, bytes: Buffer) {
  const dataTransfer = await page.evaluateHandle(
    ([called, base64]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      transfer.items.add(new File([content], called, { type: 'application/pdf' }));
      return transfer;
    },
    [name, bytes.toString('base64')] as const,
  );
  await place.first().dispatchEvent('drop', { dataTransfer });
}

/** As on a poor line. Returns how to lift it. */
async function slowDownUploads(page: Page): Promise<() => Promise<void>> {
  const wire = await page.context().newCDPSession(page);
  const carry = async (uploadThroughput: number) => {
    const others = { offline: false, latency: 0, downloadThroughput: -1 };
    await wire.send('Network.emulateNetworkConditions', { ...others, uploadThroughput });
  };
  await wire.send('Network.enable');
  await carry(40_000);
  return () => carry(-1);
}

const percentOf = (meter: Element) => (meter as HTMLProgressElement).value;
