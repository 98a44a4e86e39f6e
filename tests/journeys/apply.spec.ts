import { readFile } from 'node:fs/promises';
import type { Application } from '@frontdoor/contract';
import { applicationForm, fillApplication, newApplicant, readReceipt } from '../support/journeys/application-page.ts';
import { mailsAbout } from '../support/inbox.ts';
import { expect, expectAccessible, test } from '../support/journeys/journey.ts';
import { sha256 } from '../support/sha256.ts';
import { gridHeading, logInByForm, openApplication } from '../support/journeys/staff-pages.ts';

test('an application travels from the careers page to HR, resume included', async ({ page, stack }) => {
  const applicant = await newApplicant();
  await page.goto('/');
  await page.getByRole('link', { name: 'Career' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/career$/);
  await page
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/application\b/);

  const form = applicationForm(page);
  await expect(form.position.getByRole('option', { name: 'Backend Developer' })).toBeAttached();
  await fillApplication(page, applicant);
  await form.send.click();
  const reference = await readReceipt(page);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  const receipt = page.locator('[data-receipt]');
  for (const text of [reference, applicant.email, 'Answer by', 'Who answers', 'HR reads your application'])
    await expect(receipt.getByText(text).first(), text).toBeVisible();
  await expect(receipt.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  const mails = await mailsAbout(stack.inbox, reference);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.to.map(({ address }) => address)).toEqual(['hr@plumbline.example']);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([applicant.email]);
  expect(mail?.attachments ?? []).toEqual([]);
  const link = /https?:\/\/[^"'\s<]+\/admin\/applications\/[^"'\s<]+/.exec(mail?.html ?? '')?.[0];
  expect(link).toMatch(new RegExp(`^${stack.site}/admin/applications/`));

  await logInByForm(page, stack.hr);
  await expect(gridHeading(page, 'hr')).toBeVisible();
  await expect(page.getByRole('link', { name: applicant.name, exact: true })).toBeVisible();
  await openApplication(page, applicant.name);
  const resume = page.getByRole('link', { name: /^Resume/ });
  await expect(resume).toBeVisible();
  const [viewer] = await Promise.all([page.context().waitForEvent('page'), resume.click()]);
  const [download] = await Promise.all([
    viewer.waitForEvent('download'),
    viewer.getByRole('link', { name: 'Download' }).click(),
  ]);
  await viewer.close();
  expect(sha256(await readFile(await download.path()))).toBe(sha256(applicant.pdf));

  // The link of the mail leads to the same application.
  await page.goto(link!);
  await expect(page.getByRole('heading', { name: applicant.name })).toBeVisible();
  const id = new URL(link!).pathname.split('/')[3]!;
  const seen = async () => (await (await page.request.get(`/api/admin/applications/${id}`)).json()) as Application;
  // The mail is in the inbox a moment before it is noted as sent.
  const settled = { reference, email: applicant.email, resumeState: 'stored', mailState: 'sent' };
  await expect.poll(seen).toMatchObject(settled);
  expect(await mailsAbout(stack.inbox, reference)).toHaveLength(1);
});
