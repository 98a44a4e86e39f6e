import type { Page } from '@playwright/test';
import type { Schemas } from '@frontdoor/contract';
import { queryOnce } from '../support/query-once.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { openOne } from '../support/journeys/openings/opening.ts';
import { generalArea } from '../support/journeys/openings/general-area.ts';
import type { Seeds } from '../support/journeys/openings/seeds.ts';

/** What the applicant has answered to an interview, and how long before or after the end of the company's day it is. */
interface Arranged {
  startsIn: string;
  answer?: 'accepted' | 'declined' | 'another-time';
  note?: string;
  /** What the two interviewers have answered by their calendars: a general administrator and HR's person. */
  byCalendar?: boolean;
}

/** Arranged by HR's person, who takes part together with a general administrator. @returns its id */
export async function addInterview(applicationId: string, { startsIn, answer, note, byCalendar = false }: Arranged): Promise<string> {
  const { databaseUrl, hr, general } = journeyStack();
  const rows = await queryOnce<{ id: string }>(
    databaseUrl,
    `WITH i AS (
       INSERT INTO interviews (application_id, key, uid, organizer, starts_at, minutes, zone, place, details)
       VALUES ($1, gen_random_uuid(), gen_random_uuid() || '@plumbline.example', 'hr@plumbline.example',
         (date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata') + interval '1 day' + $2::interval) AT TIME ZONE 'Asia/Kolkata', 45,
         'Asia/Kolkata', 'https://meet.example/room', 'Bring something that you have built.') RETURNING *),
     people AS (
       INSERT INTO interview_people (interview_id, staff_id) SELECT i.id, s.id FROM i, staff s WHERE s.email IN ($3, $4)),
     change AS (
       INSERT INTO interview_changes (interview_id, kind, starts_at, minutes, zone, place, details, people, sequence, staff_id, staff_name)
       SELECT i.id, 'arranged', starts_at, minutes, i.zone, place, details, ARRAY[s.id], 0, s.id, s.name
       FROM i, staff s WHERE s.email = $3 RETURNING id),
     answers AS (
       INSERT INTO interview_answers (change_id, answer, note) SELECT id, $5, $6 FROM change WHERE $5::text IS NOT NULL),
     by_calendar AS (
       INSERT INTO interview_answers (change_id, staff_id, fingerprint, answer, note)
       SELECT change.id, s.id, sha256(convert_to(change.id::text || s.email, 'UTF8')),
         CASE s.email WHEN $3 THEN 'tentative' ELSE 'declined' END,
         CASE s.email WHEN $3 THEN 'I may be ten minutes late, the stand-up runs until then.' ELSE 'Somebody else instead: asha.rao@plumbline.example' END
       FROM change, staff s WHERE s.email IN ($3, $4) AND $7)
     SELECT id FROM i`,
    [applicationId, startsIn, hr.email, general.email, answer ?? null, note ?? null, byCalendar],
  );
  return rows[0]!.id;
}

export const addVerdict = (interviewId: string, email: string, verdict: string, reason: string) =>
  queryOnce(
    journeyStack().databaseUrl,
    `INSERT INTO interview_verdicts (interview_id, staff_id, staff_name, verdict, reason)
     SELECT $1, id, name, $3, $4 FROM staff WHERE email = $2`,
    [interviewId, email, verdict, reason],
  );

let arranged: Promise<void> | undefined;

/** Of each state one: of the first application two to come, of the second three to come and one that was judged. */
const arrangeOnce = ({ ids }: Seeds) =>
  (arranged ??= (async () => {
    const note = 'Any day after Wednesday, before noon. I am in Dubai until then.';
    await addInterview(ids[0], { startsIn: '-1 hour', answer: 'accepted', byCalendar: true });
    await addInterview(ids[0], { startsIn: '4 days', answer: 'declined' });
    await addInterview(ids[1], { startsIn: '-2 hours' });
    await addInterview(ids[1], { startsIn: '3 days', answer: 'another-time', note });
    const over = await addInterview(ids[1], { startsIn: '-3 days' });
    await addVerdict(over, journeyStack().hr.email, 'strong-yes', 'Explained every choice, and asked good questions.');
  })());

/** A whole page that is scrolled is drawn with its fixed parts in the middle. */
const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

/** Moves of this month and of the one before, and first answers, of the applications that fill the lists. */
const addTimes = () =>
  queryOnce(
    journeyStack().databaseUrl,
    `WITH moved AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM applications WHERE standing = 'clear' LIMIT 60),
     answered AS (
       UPDATE applications a SET first_answer_at = now() - moved.n * interval '2 days' FROM moved WHERE moved.id = a.id)
     INSERT INTO stage_moves (application_id, from_stage, to_stage, since, at, staff_id, staff_name)
     SELECT id, 'new', 'screening', now() - n * interval '27 hours', now() - n * interval '24 hours', id, 'Somebody' FROM moved`,
  );

/** Pages of HR in states that the seeds alone do not lead to. */
export const hrStates = {
  'reports-with-times': async (page: Page) => {
    await addTimes();
    await page.goto('/admin/reports');
    await page.getByText(/^Show the \d+ applications$/).waitFor();
  },
  'today-with-interviews': async (page: Page, seeds: Seeds) => {
    await arrangeOnce(seeds);
    await page.goto('/admin/today');
    await page.getByRole('heading', { name: 'Interviews today' }).waitFor();
  },
  'interviews-coming': async (page: Page, seeds: Seeds) => {
    await arrangeOnce(seeds);
    await page.goto(`/admin/interviews?filter=${encodeURIComponent('{"coming":true}')}`);
    await page.getByText(/asks for another time/).first().waitFor();
  },
  'board-with-interviews': async (page: Page, seeds: Seeds) => {
    await arrangeOnce(seeds);
    await page.goto(`/admin/applications/board?${new URLSearchParams({ filter: JSON.stringify({ q: seeds.email }) })}`);
    await page.getByText(/^Interview \w+ \d/).first().waitFor();
  },
  'reading-with-interviews': async (page: Page, seeds: Seeds) => {
    await arrangeOnce(seeds);
    await page.goto(`/admin/applications/reading?${new URLSearchParams({ filter: JSON.stringify({ q: seeds.email }) })}`);
    await page.getByRole('region', { name: 'Interviews' }).getByRole('button', { name: /^Change/ }).first().waitFor();
  },
  'application-with-answers-by-calendar': async (page: Page, seeds: Seeds) => {
    await arrangeOnce(seeds);
    await openOne(page, seeds.ids[0]);
    const part = page.getByRole('region', { name: 'Interviews' });
    await part.getByText('I may be ten minutes late').waitFor();
    await part.evaluate((element) => element.scrollIntoView());
    await toTop(page);
  },
  'application-with-interviews': async (page: Page, seeds: Seeds) => {
    await arrangeOnce(seeds);
    await openOne(page, seeds.ids[1]);
    const part = page.getByRole('region', { name: 'Interviews' });
    await part.getByText('Strong yes').waitFor();
    // The record scrolls beside its list.
    await part.evaluate((element) => element.scrollIntoView());
    await toTop(page);
  },
};

const chooseFile = async (page: Page, name: string, buffer: Buffer) =>
  page.locator('.post-image input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

/** The form of a new post: with a picture, and with a file that is none. */
export const postStates = {
  'job-post-with-picture': async (page: Page) => {
    await page.goto('/admin/job-posts/create');
    await page.getByRole('form', { name: 'Add a job post' }).waitFor();
    await chooseFile(page, 'team.png', await page.screenshot());
    await page.locator('.shown-image img').waitFor();
    await page.getByLabel('Description of the picture (optional)').fill('Two people at a desk with a large screen');
    await toTop(page);
  },
  'job-post-with-refused-picture': async (page: Page) => {
    await page.goto('/admin/job-posts/create');
    await page.getByRole('form', { name: 'Add a job post' }).waitFor();
    await chooseFile(page, 'team.png', Buffer.from('GIF89a and so on'));
    await page.getByText('It is a GIF.').waitFor();
    await toTop(page);
  },
};

const withToken = {
  name: 'mail_token_down',
  text: 'the token service gives no token for the mail server and the mailbox: mails and replies wait',
} as const;

/** The answer of the API about a system that it is not on, such as one with a mailbox and a token service. */
async function tellStatus(page: Page): Promise<void> {
  await page.route('**/api/admin/status', async (route) => {
    const response = await route.fetch();
    const status = (await response.json()) as Schemas['StatusView'];
    const since = new Date(Date.now() - 20 * 60_000).toISOString();
    const lines = status.lines.map((line) => {
      if (line.part === 'mail') return { ...line, state: 'fault', since, alarms: [{ ...withToken, since }] };
      return line.part === 'mailbox' ? { ...line, state: 'good', since: null } : line;
    });
    await route.fulfill({ response, json: { ...status, lines } });
  });
}

/** Pages of the general area in such states. */
export const generalStates = {
  'today-with-interviews': async (page: Page, seeds: Seeds) => {
    await arrangeOnce(seeds);
    await page.goto('/admin/today');
    await page.getByRole('heading', { name: 'Interviews today' }).waitFor();
  },
  'interview-to-judge': async (page: Page, seeds: Seeds) => {
    await arrangeOnce(seeds);
    await page.goto(`/admin/interviews?filter=${encodeURIComponent('{"coming":false}')}`);
    await page.getByText('your verdict is missing').first().waitFor();
    await page.getByRole('link', { name: seeds.names[1], exact: true }).first().click();
    await page.getByRole('form', { name: /^Your verdict/ }).waitFor();
  },
  'enquiries-with-filters': (page: Page) =>
    page.goto(
      `/admin/all-enquiries?filter=${encodeURIComponent(JSON.stringify({ tab: 'open', from: '2026-03-10T18:30:00.000Z', overdue: true, source: 'linkedin', sourced: true }))}`,
    ),
  'enquiry-with-viewers': async (page: Page, seeds: Seeds) => {
    const viewers = [{ id: 'a', name: 'Hina Qureshi' }, { id: 'b', name: 'Gopal Menon' }];
    await page.route('**/viewers/*', (route) => route.fulfill({ json: viewers }));
    await generalArea['received-mails/received-words.tsx']!(page, seeds);
    await page.getByText('Hina Qureshi').first().waitFor();
    await page.unroute('**/viewers/*');
    await toTop(page);
  },
  'system-alone': async (page: Page) => {
    // As while nobody can tell who is signed in.
    await page.route('**/api/session', (route) => route.abort());
    await page.goto('/admin/status');
    await page.getByRole('link', { name: 'Open the admin' }).waitFor();
    await page.unroute('**/api/session');
  },
  'system-with-updates': async (page: Page) => {
    await queryOnce(
      journeyStack().databaseUrl,
      `INSERT INTO updates (at, from_version, to_version, outcome, reason, seconds)
       VALUES (now() - interval '61 days', NULL, '1.0.0', 'started', NULL, NULL),
         (now() - interval '33 days', '1.0.0', '1.1.0', 'started', NULL, NULL),
         (now() - interval '9 days', '1.1.0', '1.2.0', 'went_back', 'api could not be replaced: it was not healthy within 120 s.', 311),
         (now() - interval '8 days', '1.1.0', '1.2.1', 'updated', NULL, 241),
         (now() - interval '1 day', '1.1.0', '1.2.1', 'rolled_back', NULL, 58)`,
    );
    await page.goto('/admin/status');
    await page.getByText('Taken back from 1.2.1 to 1.1.0.').scrollIntoViewIfNeeded();
  },
  'system-without-token': async (page: Page) => {
    await tellStatus(page);
    await page.goto('/admin/status');
    await page.getByText(withToken.name).waitFor();
    await page.unroute('**/api/admin/status');
  },
};
