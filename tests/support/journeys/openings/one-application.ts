import type { Page } from '@playwright/test';
import { queryOnce } from '../../query-once.ts';
import { journeyStack } from '../journey-stack.ts';
import { button, byButton, dialog, form, openOne, type Openings } from './opening.ts';
import type { Seeds } from './seeds.ts';

/** The form for a mail, with a subject; it is open already where there is a draft. */
const openMail = async (page: Page, id: string) => {
  await openOne(page, id);
  const [begin, mail] = [button(page, 'Write a mail…'), form(page, 'Write a mail')];
  await begin.or(mail).waitFor();
  if (await begin.isVisible()) await begin.click();
  await mail.getByLabel('Subject').fill('A word from us');
  return mail;
};

/** The form for an interview, with a day in a month; it is open already where there is a draft, and behind those to come where there are some. */
const openInterview = async (page: Page, { ids, names }: Seeds) => {
  await openOne(page, ids[1]);
  const opened = dialog(page, `Arrange an interview with ${names[1]}`);
  const begin = button(page, /^Interview…/);
  await begin.or(opened).first().waitFor();
  if (!(await opened.isVisible())) await begin.click();
  const another = dialog(page, `Coming interviews with ${names[1]}`).getByRole('button', { name: 'Arrange another…' });
  await opened.or(another).first().waitFor();
  if (await another.isVisible()) await another.click();
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await opened.getByRole('textbox', { name: 'Day and time' }).fill(`${day} 14:30`);
  await opened.getByRole('textbox', { name: 'Where' }).fill('https://meet.example/room');
  return opened;
};

/** As the mailbox's reader keeps what the applicant has answered; once, however often it is opened. */
export const addReply = async (applicationId: string) => {
  await queryOnce(
    journeyStack().databaseUrl,
    `WITH mail AS (
       INSERT INTO received_mails (application_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
         subject, body, quoted, is_cut, arrived_at)
       SELECT id, 'opened', 1, (random() * 1e9)::bigint, sha256(id::text::bytea), 'reply', 'Asha', 'asha.private@mail.example',
         'Re: Your application', 'My new resume.', 'On Monday you wrote: we have it.', false, now()
       FROM applications WHERE id = '${applicationId}' ON CONFLICT (fingerprint) DO NOTHING RETURNING id)
     INSERT INTO received_files (mail_id, name, type, size, scan_state, bytes)
     SELECT id, 'newer.pdf', 'application/pdf', 4, 'clean', '%PDF' FROM mail`,
  );
  await queryOnce(journeyStack().databaseUrl, `SELECT refresh_replies(ARRAY['${applicationId}'::uuid])`);
};

/** Of an open application. */
export const oneApplication: Openings = {
  'layout/key-help.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A phone has no room for the button, and may have a keyboard.
    await page.keyboard.press('?');
    return dialog(page, 'All keys');
  },
  'applications/move/move-form.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    // A move that was begun is open already.
    const [reject, move] = [button(page, /^Reject…/), form(page, 'Move to another stage')];
    await reject.or(move).first().waitFor();
    if (await reject.isVisible()) await reject.click();
    await page.getByLabel('Reason').selectOption({ index: 1 });
    await page.getByLabel('Send a mail to the applicant').check();
    await page.getByRole('textbox', { name: 'Subject' }).scrollIntoViewIfNeeded();
    return form(page, 'Move to another stage');
  },
  'applications/edit-application.tsx': async (page, { ids }) => {
    // The first one opens with the move that was begun there.
    await openOne(page, ids[1]);
    await button(page, /^Edit(?! the note)/).click();
    return form(page, 'Edit the application');
  },
  'applications/answer/pause-answer.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    await button(page, 'Pause…').click();
    return form(page, 'Pause the clock');
  },
  'applications/mails/applicant-reply.tsx': async (page, { ids }) => {
    await addReply(ids[0]);
    await openOne(page, ids[0]);
    return page.getByRole('listitem').filter({ hasText: 'My new resume.' });
  },
  'applications/mails/use-as-resume.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    return byButton(page, 'Use as resume newer.pdf', 'Use this file as the resume?');
  },
  'applications/mails/mail.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    const mails = page.getByRole('region', { name: 'Mails', exact: true });
    await mails.locator('summary').first().click();
    return mails;
  },
  'applications/mails/write-mail.tsx': (page, { ids }) => openMail(page, ids[0]),
  'applications/mails/begin-with-template.tsx': async (page, { ids }) => {
    const mail = await openMail(page, ids[0]);
    await mail.getByLabel('Begin with').selectOption({ label: 'Offer' });
    return dialog(page, 'Replace what you have typed?');
  },
  'interviews/interview-form.tsx': openInterview,
  'interviews/coming/interview-acts.tsx': async (page, seeds) => {
    const arranged = await openInterview(page, seeds);
    await page.waitForLoadState('networkidle');
    const beside = arranged.getByRole('checkbox', { name: 'Arrange another one beside it' });
    if (await beside.isVisible()) await beside.check();
    await arranged.getByRole('button', { name: 'Arrange', exact: true }).click();
    return byButton(page, /^Cancel… the interview/, 'Cancel this interview?');
  },
  'interviews/coming/coming-interviews.tsx': async (page, { ids, names }) => {
    await openOne(page, ids[1]);
    return byButton(page, /^Interview…/, `Coming interviews with ${names[1]}`);
  },
  'interviews/change-interview.tsx': async (page, { ids, names }) => {
    await openOne(page, ids[1]);
    return byButton(page, /^Change… the interview/, `Change the interview with ${names[1]}`);
  },
  'interviews/verdicts/verdict-form.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    return page.getByRole('form', { name: /^Your verdict on the interview/ });
  },
  'applications/notes/write-note.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    return form(page, 'Write a note');
  },
  'applications/notes/edit-note.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    await button(page, /^Edit the note of/).click();
    return form(page, 'Edit the note');
  },
  'applications/notes/note.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    return byButton(page, /^Delete the note of/, 'Delete this note?');
  },
  'applications/people/compare.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    return byButton(page, 'Compare and answer together…', '2 applications of one person');
  },
  'applications/resume/resume-preview.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    await button(page, /^Safe preview/).click();
    return page.getByRole('img', { name: 'Page 1 of the resume' });
  },
  'applications/resume/open-damaged.tsx': async (page, { ids }) => {
    await openOne(page, ids[1]);
    return byButton(page, /^Open what there is/, 'Open what there is?');
  },
  'applications/resume/reader/download-resume.tsx': async (page, { ids }) => {
    await page.goto(`/admin/applications/${ids[0]}/resume`);
    return byButton(page, 'Download…', 'Download this file?');
  },
  'applications/facts/personal-data.tsx': async (page, { ids, email }) => {
    await openOne(page, ids[0]);
    await page.locator('summary').filter({ hasText: email }).click();
    return form(page, 'Erase a person');
  },
  'layout/account.tsx': async (page, { ids }) => {
    await openOne(page, ids[0]);
    await form(page, 'Write a note').getByLabel('New note').fill('Not saved');
    return byButton(page, 'Logout', 'Log out?');
  },
};
