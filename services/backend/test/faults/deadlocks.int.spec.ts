import { randomUUID } from 'node:crypto';
import { addApplication } from '../add-application';
import { aDayToCome } from '../ask-for-mail-with-time';
import { callAdmin } from '../call-admin';
import { meetHalfWay } from '../hold-back';
import { cookieFor } from '../sign-in';
import { startApi, type TestApi } from '../start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const LOCK = 'SELECT FROM applications WHERE id = $1 FOR';
const asHr = (method: 'post' | 'put' | 'delete', path: string, body?: object) =>
  callAdmin(api, method, path, { cookie: hr, body });

async function addTwo(): Promise<[low: string, high: string]> {
  const two = [(await addApplication(api)).id, (await addApplication(api)).id].toSorted();
  return two as [string, string];
}

async function addPost(): Promise<string> {
  const slug = `post-${randomUUID()}`;
  const sql = `INSERT INTO job_posts (title, slug, para, location) VALUES ('Welder', $1, 'P', 'L') RETURNING id`;
  return (await api.sql<{ id: string }>(sql, [slug]))[0]!.id;
}

async function addLink(post: string): Promise<string> {
  const sql = `INSERT INTO referrals (job_post_id, name, code) VALUES ($1, 'Asha', $2) RETURNING id`;
  return (await api.sql<{ id: string }>(sql, [post, `r-${randomUUID()}`.slice(0, 12)]))[0]!.id;
}

it('Many applications are moved while rows that lead to them are written, in any order', async () => {
  const [low, high] = await addTwo();
  const [holder] = await api.sql<{ id: string }>(
    `INSERT INTO rejection_reasons (label) VALUES ('${randomUUID()}') RETURNING id`,
  );
  // As the search for duplicates does it, in the other order. The move waits for the reason, with both applications locked.
  const { answer, error } = await meetHalfWay(
    api,
    {
      first: [
        [`${LOCK} KEY SHARE`, high],
        ['SELECT FROM rejection_reasons WHERE id = $1 FOR UPDATE', holder!.id],
      ],
      after: [[`${LOCK} KEY SHARE`, low]],
    },
    () => asHr('post', '/api/admin/applications/stage', { ids: [low, high], stage: 'rejected', reason: holder!.id }),
  );
  expect([error, answer.status]).toEqual([undefined, 200]);
});

describe.each(['vacancy', 'referral link'])('Deleting a %s', (what) => {
  it('locks its applications in the order of a bulk move', async () => {
    const [low, high] = await addTwo();
    const post = await addPost();
    const link = await addLink(post);
    const column = what === 'vacancy' ? 'job_post_id' : 'referral_id';
    // The higher id comes first in the table, and so in the order of a foreign key's own update.
    for (const id of [high, low])
      await api.sql(`UPDATE applications SET ${column} = $2 WHERE id = $1`, [id, what === 'vacancy' ? post : link]);
    const { answer, error } = await meetHalfWay(
      api,
      { first: [[`${LOCK} NO KEY UPDATE`, low]], after: [[`${LOCK} NO KEY UPDATE`, high]] },
      () => asHr('delete', what === 'vacancy' ? `/api/jobposts/${post}` : `/api/admin/referrals/${link}`),
    );
    expect([error, answer.status]).toEqual([undefined, 200]);
    expect(
      await api.sql(`SELECT FROM applications WHERE id = ANY($1) AND ${column} IS NULL`, [[low, high]]),
    ).toHaveLength(2);
  });
});

it('Deleting a vacancy locks its referral links before the applications that came by them, as deleting a link does', async () => {
  const [{ id: application }, post] = [await addApplication(api), await addPost()];
  const link = await addLink(post);
  await api.sql('UPDATE applications SET referral_id = $2 WHERE id = $1', [application, link]);
  const { answer, error } = await meetHalfWay(
    api,
    {
      first: [['SELECT FROM referrals WHERE id = $1 FOR UPDATE', link]],
      after: [[`${LOCK} NO KEY UPDATE`, application]],
    },
    () => asHr('delete', `/api/jobposts/${post}`),
  );
  expect([error, answer.status]).toEqual([undefined, 200]);
});

it('Cancelling a mail that answers two applications locks both before the mail, as a move of one of them does', async () => {
  const [first, other] = await addTwo();
  const mail = { subject: 'News', body: 'Soon.', notBefore: `${aDayToCome()}T12:00:00Z` };
  await asHr('post', '/api/admin/applications/messages', { ids: [first], mail }).expect(200);
  await api.sql(
    `INSERT INTO stage_mails (application_id, subject, body, requested_by, sent_with)
     SELECT $2, subject, body, requested_by, id FROM stage_mails WHERE application_id = $1`,
    [first, other],
  );
  // As asking for the mail does it: both dates change again when it is cancelled.
  await api.sql('SELECT refresh_answer_clock(ARRAY[$1::uuid])', [other]);
  const [delivery] = await api.sql<{ id: string; event: string }>(
    'SELECT id, event_id AS event FROM deliveries WHERE subject_id = $1',
    [first],
  );
  const { answer, error } = await meetHalfWay(
    api,
    {
      first: [[`${LOCK} NO KEY UPDATE`, other]],
      after: [['SELECT FROM outbox WHERE id = $1 FOR UPDATE', delivery!.event]],
    },
    () => asHr('post', `/api/admin/deliveries/${delivery!.id}/cancel`),
  );
  expect([error, answer.status]).toEqual([undefined, 200]);
});

it('A call that Postgres gave up for another one is 503 with Retry-After, and the same call again succeeds', async () => {
  const { id } = await addApplication(api);
  const { body: note } = await asHr('post', `/api/admin/applications/${id}/notes`, { text: 'Call on Monday' });
  const change = () => asHr('put', `/api/admin/notes/${(note as { id: string }).id}`, { text: 'Call on Tuesday' });
  // The call holds the application and waits for the note; no part of the system locks these two in the other order.
  const { answer, error } = await meetHalfWay(
    api,
    {
      first: [['SELECT FROM application_notes WHERE id = $1 FOR UPDATE', (note as { id: string }).id]],
      after: [[`${LOCK} UPDATE`, id]],
    },
    change,
  );
  expect([error, answer.status, answer.body, answer.headers]).toMatchObject([
    undefined,
    503,
    { code: 'unavailable' },
    { 'retry-after': '5' },
  ]);
  await change().expect(200);
});
