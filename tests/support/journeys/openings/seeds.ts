import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { queryOnce } from '../../query-once.ts';
import { until } from '../../until.ts';
import type { JourneyStack } from '../journey-stack.ts';
import { publishPosts } from '../job-posts.ts';
import { applyAs, sendForm, writeAside } from '../staff-pages.ts';

/** Records in the states in which the admin asks something about them. */
export interface Seeds {
  /** Two applications of one person: the first has a note, a resume with something doubtful in it and an interview of yesterday, the other a damaged one. */
  email: string;
  names: readonly [string, string];
  ids: readonly [string, string];
  post: { id: string; title: string };
  /** A saved view of those applications. */
  view: string;
  /** The ids of mails, by their state. */
  mails: { failed: string; unsure: string };
  /** The sender of a contact message that is held, and somebody of HR who has one-time codes, a passkey and an account at the identity provider. */
  held: string;
  withCodes: string;
}

/** Writes them as HR, in whose area the page is then. */
export async function seed(page: Page, stack: JourneyStack): Promise<Seeds> {
  const email = `opened.${randomUUID()}@mail.example`;
  const names = [await applyAs(stack.site, { email }), await applyAs(stack.site, { email })] as const;
  const ids = await idsOf(stack, names);
  await addInterview(stack, ids[0]);
  const [post] = await publishPosts(page, [{ title: `Opener ${randomUUID().slice(0, 8)}` }]);
  await writeAside(page, `/api/admin/applications/${ids[0]}/notes`, { text: 'Ask about the notice period.' }, 'POST');
  await writeAside(page, '/api/admin/referrals', { jobPost: post!.id, name: 'Asha Rao' }, 'POST');
  const view = `Of ${email.slice(7, 15)}`;
  const saved = { name: view, shared: false, filter: { q: email }, sort: ['createdAt', 'DESC'], columns: null };
  await writeAside(page, '/api/admin/views', saved, 'POST');
  const mails = { failed: await addMail(stack, 'failed'), unsure: await addMail(stack, 'unsure') };
  const held = `Olga ${randomUUID().slice(0, 8)}`;
  // The last field is one that only machines fill.
  const message = {
    name: held,
    email: 'olga@client.example',
    number: '+91 98123 45678',
    message: 'Links.',
    further_topic: '1',
  };
  await sendForm(stack.site, '/api/form/contact', message);
  const withCodes = await addStaffWithCodes(stack);
  return { email, names, ids, post: { id: post!.id, title: post!.title }, view, mails, held, withCodes };
}

/** One of yesterday, of which HR's person has still to say what they think. */
const addInterview = ({ databaseUrl, hr }: JourneyStack, applicationId: string) =>
  queryOnce(
    databaseUrl,
    `WITH i AS (
       INSERT INTO interviews (application_id, key, uid, organizer, starts_at, minutes, zone, place)
       VALUES ($1, gen_random_uuid(), gen_random_uuid() || '@plumbline.example', 'hr@plumbline.example', now() - interval '1 day', 45,
         'Asia/Kolkata', 'https://meet.example/room') RETURNING id)
     INSERT INTO interview_people (interview_id, staff_id) SELECT i.id, s.id FROM i, staff s WHERE s.email = $2`,
    [applicationId, hr.email],
  );

async function addStaffWithCodes({ databaseUrl, provider }: JourneyStack): Promise<string> {
  const name = `Uma ${randomUUID().slice(0, 8)}`;
  await queryOnce(
    databaseUrl,
    `WITH s AS (INSERT INTO staff (name, email, role) VALUES ($1, $2, 'hr') RETURNING id),
       y AS (INSERT INTO staff_identities (issuer, subject, staff_id, label) SELECT $3, id::text, id, $2 FROM s),
       p AS (INSERT INTO staff_passkeys (staff_id, credential_id, public_key, counter, transports, backed_up, name, aaguid)
         SELECT id, uuid_send(id), '\\x01', 0, '{}', false, 'Phone', id FROM s)
     INSERT INTO staff_totp (staff_id, secret, confirmed_at) SELECT id, '\\x00', now() FROM s`,
    [name, `${randomUUID()}@plumbline.example`, provider],
  );
  return name;
}

async function idsOf({ databaseUrl }: JourneyStack, names: readonly [string, string]) {
  const find = `SELECT a.id FROM applications a JOIN resumes r ON r.application_id = a.id
    WHERE a.name = ANY($1) AND r.state = 'stored' AND r.has_preview
      AND EXISTS (SELECT 1 FROM duplicate_links l WHERE a.id IN (l.a, l.b)) ORDER BY array_position($1, a.name)`;
  const rows = await until('both resumes are read and the two linked', async () => {
    const found = await queryOnce<{ id: string }>(databaseUrl, find, [names]);
    return found.length === 2 && found;
  });
  const [first, second] = [rows[0]!.id, rows[1]!.id];
  await queryOnce(
    databaseUrl,
    "UPDATE resumes SET flags = '{It runs a script when it is opened.}' WHERE application_id = $1",
    [first],
  );
  await queryOnce(
    databaseUrl,
    "UPDATE resumes SET storage_fault = 'damaged', storage_fault_at = now() WHERE application_id = $1",
    [second],
  );
  return [first, second] as const;
}

/** A mail to somebody whom nobody knows, so that it is never really sent again. */
async function addMail({ databaseUrl }: JourneyStack, state: 'failed' | 'unsure'): Promise<string> {
  const rows = await queryOnce<{ id: string }>(
    databaseUrl,
    `WITH e AS (INSERT INTO outbox (event, subject_id, published_at) VALUES ('stage-mail.requested', uuidv7(), now()) RETURNING id)
     INSERT INTO deliveries (event_id, subject_kind, subject_id, template, recipient, job, state, message_id, attempts, copies, answer)
     SELECT id, 'application', uuidv7(), 'stage-mail', id || '@mail.example', 'notifications.mail-applicant', $1,
       '<' || id || '@plumbline.example>', 1, 1, '550 no such mailbox' FROM e RETURNING id`,
    [state],
  );
  return rows[0]!.id;
}
