import type { Page } from '@playwright/test';
import { letMailsLeave } from '../support/inbox.ts';
import { publishPosts } from '../support/journeys/job-posts.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { logIn, openApplication, sendForm } from '../support/journeys/staff-pages.ts';
import { queryOnce } from '../support/query-once.ts';
import { addInterview, addVerdict, hrStates } from './area-states.ts';
import { fillList } from './take-areas.ts';
import type { View } from './views.ts';

const made = new Map<string, Promise<unknown>>();
/** What a picture shows is made for the first of its sizes. */
const once = <Made>(name: string, make: () => Promise<Made>): Promise<Made> => {
  const one = (made.get(name) as Promise<Made> | undefined) ?? make();
  made.set(name, one);
  return one;
};

const asha = 'Asha Verma';

/** One interview of Asha Verma to come, which she has accepted, and one that is over and judged. */
const interviewAsha = () =>
  once('interview', async () => {
    const { databaseUrl, hr } = journeyStack();
    const rows = await queryOnce<{ id: string }>(databaseUrl, 'SELECT id FROM applications WHERE name = $1', [asha]);
    await addInterview(rows[0]!.id, { startsIn: '3 days 15 hours', answer: 'accepted', note: 'I am looking forward to it.' });
    const over = await addInterview(rows[0]!.id, { startsIn: '-4 days 11 hours', answer: 'accepted' });
    await addVerdict(over, hr.email, 'strong-yes', 'Explained every choice, and asked good questions.');
  });

const longText = `# What you will build

Booking and billing for clinics that lose their line twice a day. You decide **with the people who use it** what comes next.

## What we ask for

- Three years of TypeScript or Java, and a database that you know well
- The habit of writing a test before the repair

Come and see us in Noida.`;

const salary = { currency: 'INR', min: 1_800_000, max: 2_600_000, interval: 'year' } as const;

const addPost = (page: Page) =>
  once('post', () =>
    publishPosts(page, [
      {
        title: 'Backend Developer, clinics',
        para: 'Builds the part of our booking system that works without a network.',
        description: longText,
        employmentType: 'full-time',
        workplace: 'hybrid',
        salary,
      },
    ]),
  );

const nadia = 'Nadia Rahman';

/** What others have written, so that the list is one. */
const writers = [
  ['Harbour Clinics', 'Forty clinics, one booking system, and a date: April. Who would come to look at it?'],
  ['Ravi Traders', 'Do you take over half-finished ERP projects?'],
  ['Sam Whitfield', 'Who owns the code at the end?'],
  ['Asha Public School', 'Fees, timetable, and parents who have no e-mail.'],
] as const;

const write = (name: string, message: string) => {
  const email = `${name.split(' ')[0]!.toLowerCase()}@client.example`;
  const fields = { name, email, number: '+91 98123 45678', message };
  return sendForm(journeyStack().site, '/api/form/contact', fields);
};

const openNadia = async (page: Page) => {
  await page.goto(`/admin/all-enquiries?filter=${encodeURIComponent('{"tab":"open"}')}`);
  await page.getByRole('link', { name: nadia, exact: true }).click();
  await page.getByRole('form', { name: 'Reply by mail' }).waitFor();
};

/** An enquiry that was taken, noted, replied to and answered, and is open again. */
const makeConversation = async (page: Page) => {
  const { databaseUrl } = journeyStack();
  for (const [name, message] of writers) await write(name, message);
  await write(nadia, 'We run four dispatch desks in Dubai and want one map for all of them. Could you call me this week?');
  await openNadia(page);
  await page.getByRole('button', { name: 'Take it' }).click();
  const note = page.getByRole('form', { name: 'Write a note' });
  await note.getByLabel('New note').fill('Two weeks for a first look, as for the port.');
  await note.getByRole('button', { name: 'Add the note' }).click();
  const reply = page.getByRole('form', { name: 'Reply by mail' });
  await reply.getByLabel('Text of the mail').fill('Dear Nadia, with pleasure: shall I call on Monday at ten?');
  await reply.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'shall I call on Monday' }).waitFor();
  await letMailsLeave(databaseUrl);
  await queryOnce(
    databaseUrl,
    `INSERT INTO received_mails (contact_message_id, mailbox, uid_validity, uid, fingerprint, kind, sender_name, sender_email,
       subject, body, quoted, is_cut, arrived_at)
     SELECT id, 'opened', 1, 1, sha256(id::text::bytea), 'reply', name, email, 'Re: your enquiry',
       'Monday at ten is fine.', 'shall I call on Monday at ten?', false, now()
     FROM contact_messages WHERE name = $1`,
    [nadia],
  );
  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('button', { name: 'Wait for them' }).waitFor();
};

async function openConversation(page: Page): Promise<void> {
  await logIn(page, journeyStack().general);
  await once('conversation', () => makeConversation(page));
  await openNadia(page);
  await page.getByText('Monday at ten is fine.').waitFor();
  // The record scrolls beside its list.
  await page.getByRole('heading', { name: 'Conversation' }).evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => scrollTo(0, 0));
}

/** Pictures of `docs/admin.md` that want more than the five applicants; the last of them fills the lists. */
export const guideViews: View[] = [
  { name: 'general-enquiry', show: openConversation },
  {
    name: 'hr-job-post',
    show: async (page) => {
      const [post] = await addPost(page);
      await logIn(page, journeyStack().hr);
      await page.goto(`/admin/job-posts/${post!.id}/show`);
      await page.getByRole('form', { name: 'Edit the job post' }).waitFor();
    },
  },
  {
    name: 'hr-interview',
    show: async (page) => {
      await interviewAsha();
      await logIn(page, journeyStack().hr);
      await openApplication(page, asha);
      const part = page.getByRole('region', { name: 'Interviews' });
      await part.getByText('Strong yes').waitFor();
      await part.evaluate((element) => element.scrollIntoView());
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'hr-reports',
    show: async (page) => {
      await fillList();
      await logIn(page, journeyStack().hr);
      await once('times', () => hrStates['reports-with-times'](page));
      await page.goto('/admin/reports');
      await page.getByRole('button', { name: 'A year' }).click();
      await page.getByText(/^Show the \d+ applications$/).waitFor();
    },
  },
];
