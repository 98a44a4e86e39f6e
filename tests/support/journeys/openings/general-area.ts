import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { queryOnce } from '../../query-once.ts';
import { journeyStack } from '../journey-stack.ts';
import { sendForm } from '../staff-pages.ts';
import { byButton, dialog, form, type Openings } from './opening.ts';

const openPerson = async (page: Page, name: string) => {
  await page.goto('/admin/staff');
  await page.getByRole('link', { name, exact: true }).click();
  await form(page, 'Change this person').waitFor();
};

/** An enquiry of its own, and the form for a note about it. */
const openEnquiry = async (page: Page) => {
  const name = `Nadia ${randomUUID().slice(0, 8)}`;
  const message = { name, email: 'nadia@client.example', number: '+91 98123 45678', message: 'Please call me.' };
  await sendForm(journeyStack().site, '/api/form/contact', message);
  await page.goto(`/admin/all-enquiries?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await page.getByRole('link', { name, exact: true }).click();
  return form(page, 'Write a note');
};

/** The form for a reply to that enquiry, with a text. */
const openReply = async (page: Page) => {
  await openEnquiry(page);
  const writing = form(page, 'Reply by mail');
  await writing.getByLabel('Text of the mail').fill('We will call you on Monday.');
  return writing;
};

/** As the mailbox's reader keeps what the sender of the newest such enquiry has answered. */
const addReceived = () =>
  queryOnce(
    journeyStack().databaseUrl,
    `WITH mail AS (
       INSERT INTO received_mails (contact_message_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
         subject, body, quoted, is_cut, arrived_at)
       SELECT id, 'opened', 1, (random() * 1e9)::bigint, sha256(id::text::bytea), 'reply', 'Nadia', 'nadia.private@mail.example',
         'Re: Your message', 'Tuesday is better.', 'On Monday you wrote: we will call you.', false, now()
       FROM contact_messages WHERE email = 'nadia@client.example' ORDER BY created_at DESC LIMIT 1 RETURNING id)
     INSERT INTO received_files (mail_id, name, type, size, scan_state, bytes)
     SELECT id, 'plan.txt', 'text/plain', 4, 'clean', 'Plan' FROM mail`,
  );

/** Of the general area. */
export const generalArea: Openings = {
  'enquiries/notes/write-enquiry-note.tsx': openEnquiry,
  'enquiries/notes/enquiry-note.tsx': async (page) => {
    const writing = await openEnquiry(page);
    await writing.getByLabel('New note').fill('Two weeks for a first look.');
    await writing.getByRole('button', { name: 'Add the note' }).click();
    return byButton(page, /^Delete the note of/, 'Delete this note?');
  },
  'enquiries/replies/write-reply.tsx': openReply,
  'enquiries/replies/reply-preview.tsx': async (page) => {
    await (await openReply(page)).getByRole('button', { name: 'Show it as it goes out' }).click();
    return dialog(page, 'The reply as it goes out');
  },
  'enquiries/replies/reply.tsx': async (page) => {
    await (await openReply(page)).getByRole('button', { name: 'Send', exact: true }).click();
    return page.getByRole('listitem').filter({ hasText: 'We will call you on Monday.' });
  },
  'enquiries/replies/many/bulk-reply-dialog.tsx': async (page) => {
    await openEnquiry(page);
    await page.goto('/admin/all-enquiries');
    await page
      .getByRole('checkbox', { name: /^Select Nadia/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Answer…' }).click();
    return dialog(page, 'Answer 1 enquiry');
  },
  'received-mails/received-words.tsx': async (page) => {
    await openEnquiry(page);
    await addReceived();
    await page.reload();
    await page.getByText('Earlier mails, quoted below it').click();
    return page.getByRole('listitem').filter({ hasText: 'Tuesday is better.' });
  },
  'staff/change-staff.tsx': async (page) => {
    await openPerson(page, journeyStack().hr.name);
    return form(page, 'Change this person');
  },
  'staff/invite-staff.tsx': async (page) => {
    await page.goto('/admin/staff/create');
    return form(page, 'Invite somebody');
  },
  'staff/staff-sessions.tsx': async (page) => {
    await openPerson(page, journeyStack().hr.name);
    return byButton(page, 'End all sessions…', /^Log .* out everywhere\?$/);
  },
  'staff/reset-second-factor.tsx': async (page, { withCodes }) => {
    await openPerson(page, withCodes);
    return byButton(page, 'Take the codes away…', 'Take the one-time codes away?');
  },
  'staff/remove-passkeys.tsx': async (page, { withCodes }) => {
    await openPerson(page, withCodes);
    return byButton(page, 'Remove the passkeys…', 'Remove all passkeys?');
  },
  'staff/unlink-identity.tsx': async (page, { withCodes }) => {
    await openPerson(page, withCodes);
    return byButton(page, 'Unlink…', 'Unlink the account?');
  },
  'deliveries/sender/sender-domain.tsx': async (page) => {
    await page.goto('/admin/deliveries');
    const sender = page.locator('details.sender');
    await sender.waitFor();
    if ((await sender.getAttribute('open')) === null) await sender.locator('summary').click();
    return sender;
  },
  'signature/office-signature.tsx': async (page) => {
    await page.goto('/admin/mail-templates');
    await page.locator('summary').filter({ hasText: 'Signature of the office' }).click();
    return page.locator('details.office-signature');
  },
  'retention/edit-retention.tsx': async (page) => {
    await page.goto('/admin/retention');
    return form(page, 'Days to keep');
  },
  'held/judge-held.tsx': async (page, { held }) => {
    await page.goto('/admin/held');
    await page.getByRole('link', { name: held, exact: true }).click();
    return byButton(page, /^Release…/, 'Release this submission?');
  },
  'held/judge-many.tsx': async (page, { held }) => {
    await page.goto('/admin/held');
    await page.getByRole('checkbox', { name: `Select ${held}` }).check();
    const release = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Release…' });
    await release.click();
    return page.getByRole('dialog', { name: 'Release 1 submission?' });
  },
};
