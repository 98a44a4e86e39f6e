import type { Page } from '@playwright/test';
import { queryOnce } from '../../query-once.ts';
import { journeyStack } from '../journey-stack.ts';
import { button, byButton, dialog, form, type Openings } from './opening.ts';

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(`/admin/${path}`);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
};
/** When HR gave the password last; it counts for five minutes. */
const confirmedBefore = (time: string) =>
  queryOnce(
    journeyStack().databaseUrl,
    `UPDATE sessions SET confirmed_at = now() - $2::interval WHERE staff_id = (SELECT id FROM staff WHERE email = $1)`,
    [journeyStack().hr.email, time],
  );
const openFirst = (page: Page) => page.locator('[id^="open-"]').first().click();

/** Of the other pages of HR. */
export const settings: Openings = {
  'deliveries/resend-failed.tsx': async (page) => {
    await open(page, `deliveries?filter=${encodeURIComponent('{"state":"failed"}')}`, 'Deliveries');
    return byButton(page, 'Send all again…', /^Send \d+ mails? again\?$/);
  },
  'deliveries/resend-delivery.tsx': async (page, { mails }) => {
    await page.goto(`/admin/deliveries/${mails.failed}/show`);
    return byButton(page, 'Send again…', 'Send this mail?');
  },
  'deliveries/decide-unsure.tsx': async (page, { mails }) => {
    await page.goto(`/admin/deliveries/${mails.unsure}/show`);
    return byButton(page, 'Send again…', 'Send this mail again?');
  },
  'job-posts/add-job-post.tsx': async (page) => {
    await page.goto('/admin/job-posts/create');
    return form(page, 'Add a job post');
  },
  'job-posts/edit-job-post.tsx': async (page, { post }) => {
    await page.goto(`/admin/job-posts/${post.id}/show`);
    return form(page, 'Edit the job post');
  },
  'job-posts/same-title/same-title-question.tsx': async (page, { post }) => {
    await page.goto('/admin/job-posts/create');
    const add = form(page, 'Add a job post');
    for (const [label, text] of [
      ['Title', post.title],
      ['Description', 'Opens.'],
      ['Location', 'Noida'],
    ] as const)
      await add.getByLabel(label, { exact: true }).fill(text);
    await add.getByRole('button', { name: 'Add' }).click();
    return page.getByRole('dialog', { name: `Another post “${post.title}”?` });
  },
  'job-posts/delete-job-post.tsx': async (page, { post }) => {
    await open(page, `job-posts?filter=${encodeURIComponent(JSON.stringify({ q: post.title }))}`, 'Manage Job Posts');
    return byButton(page, `Delete ${post.title}`, 'Delete this job post?');
  },
  'job-posts/referrals/create-referral.tsx': async (page, { post }) => {
    await page.goto(`/admin/job-posts/${post.id}/show`);
    return form(page, 'Create a referral link');
  },
  'job-posts/referrals/referral.tsx': async (page, { post }) => {
    await page.goto(`/admin/job-posts/${post.id}/show`);
    return byButton(page, /^Withdraw the link of/, 'Withdraw this link?');
  },
  'form-settings/edit-form-settings.tsx': async (page) => {
    await open(page, 'form-settings', 'Edit Form Settings');
    return form(page, 'Form settings');
  },
  'form-settings/remove-option.tsx': async (page) => {
    await open(page, 'form-settings', 'Edit Form Settings');
    return byButton(page, /^Remove ./, /^Remove “.+”\?$/);
  },
  'calendar/edit-calendar.tsx': async (page) => {
    await open(page, 'calendar', 'Working days');
    return form(page, 'Working days');
  },
  'mail-templates/edit-mail-template.tsx': async (page) => {
    await open(page, 'mail-templates', 'Mail templates');
    await openFirst(page);
    return form(page, 'Edit the mail template');
  },
  'mail-templates/mail-preview.tsx': async (page) => {
    await page.goto('/admin/mail-templates/hr-application/show');
    const shown = await byButton(page, 'Show the mail', 'The mail');
    await page.frameLocator('iframe').getByRole('heading', { name: 'Asha Verma' }).waitFor();
    return shown;
  },
  'mail-templates/placeholders.tsx': async (page) => {
    await page.goto('/admin/mail-templates/hr-application/show');
    await page.getByText('Placeholders, filled in').click();
    return page.locator('.placeholders');
  },
  'mail-templates/mail-acts.tsx': async (page) => {
    const words = { subject: 'Your verdict, please ({{reference}})', body: '[Give your verdict]({{link}})' };
    const headers = { Origin: journeyStack().site };
    await page.request.put('/api/admin/mail-templates/interview-verdict', { data: words, headers });
    await page.goto('/admin/mail-templates/interview-verdict/show');
    return byButton(page, 'Back to the default…', 'Back to the words of the release?');
  },
  'rejection-reasons/add-rejection-reason.tsx': async (page) => {
    await page.goto('/admin/rejection-reasons/create');
    return form(page, 'Add a reason');
  },
  'rejection-reasons/edit-rejection-reason.tsx': async (page) => {
    await open(page, 'rejection-reasons', 'Rejection reasons');
    await openFirst(page);
    return form(page, 'Edit the reason');
  },
  'rejection-reasons/order-form.tsx': async (page) => {
    await open(page, 'rejection-reasons', 'Rejection reasons');
    return byButton(page, 'Order…', 'Order of the reasons');
  },
  'rejection-reasons/remove-rejection-reason.tsx': async (page) => {
    await open(page, 'rejection-reasons', 'Rejection reasons');
    await openFirst(page);
    return byButton(page, 'Delete…', 'Delete this reason?');
  },
  'person/erase-person.tsx': async (page, { email }) => {
    await open(page, 'personal-data', 'Personal data');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await confirmedBefore('0 minutes');
    await button(page, 'Show what would be erased').click();
    return byButton(page, 'Erase…', 'Erase all of this?');
  },
  'account/change-password.tsx': async (page) => {
    await open(page, 'account', 'Account');
    return form(page, 'Change the password');
  },
  'signature/edit-signature.tsx': async (page) => {
    await open(page, 'account', 'Account');
    return form(page, 'Your signature');
  },
  'account/provider/linked-identity.tsx': async (page) => {
    const { databaseUrl, provider, hr } = journeyStack();
    await queryOnce(
      databaseUrl,
      `INSERT INTO staff_identities (issuer, subject, staff_id, label) SELECT $1, $2, id, $2 FROM staff WHERE email = $2
       ON CONFLICT DO NOTHING`,
      [provider, hr.email],
    );
    await open(page, 'account', 'Account');
    return byButton(page, 'Unlink…', 'Unlink the account?');
  },
  'account/begin-second-factor.tsx': async (page) => {
    await open(page, 'account', 'Account');
    return form(page, 'Set up one-time codes');
  },
  'session/confirm-password.tsx': async (page, { email }) => {
    await open(page, 'personal-data', 'Personal data');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await confirmedBefore('6 minutes');
    await button(page, 'Download the archive').click();
    return dialog(page, 'Confirm that it is you');
  },
};
