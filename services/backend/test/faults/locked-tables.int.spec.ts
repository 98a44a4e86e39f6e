import { Client } from 'pg';
import request, { type Response, type Test } from 'supertest';
import { eventually } from '../eventually';
import { postApplication, validFields } from '../post-application';
import { type FormKind, postForm } from '../post-form';
import { addStaff, cookieFor, postSession } from '../sign-in';
import { startApi, type TestApi } from '../start-api';

let api: TestApi;
let cookie: string;
let person: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  api = await startApi();
  [cookie, person] = [await cookieFor(api, 'general'), await addStaff(api, 'hr')];
});
afterAll(() => api.stop());

const tables = {
  application: 'applications',
  consultation: 'consultations',
  'home-enquiry': 'home_enquiries',
  'contact-message': 'contact_messages',
} as const;
type Kind = keyof typeof tables;
const kinds = Object.keys(tables) as Kind[];
/** The text that tells one submission of a kind from another. */
const texts: Record<FormKind, string> = {
  consultation: 'feedback',
  'home-enquiry': 'projectDetails',
  'contact-message': 'message',
};

let sent = 0;
const send = (kind: Kind): Test => {
  const message = `Locked out ${(sent += 1)}`;
  return kind === 'application'
    ? postApplication(api.url, { fields: { ...validFields, message } })
    : postForm(api, kind, { [texts[kind]]: message, agree: 'true' });
};

const countOf = async (table: string) =>
  (await api.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;
/** Statements of the API that wait for a lock at this moment. */
const countWaiting = async () =>
  (
    await api.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND usename = 'frontdoor_runtime'`,
    )
  )[0]!.n;

/** Holds a lock that nobody gets past while `work` is done, as a migration or a VACUUM FULL does. */
async function whileLocked<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const holder = new Client({ connectionString: api.ownerUrl });
  await holder.connect();
  try {
    await holder.query(`BEGIN; LOCK TABLE ${table}`);
    return await work();
  } finally {
    await holder.end();
  }
}

/** Twenty senders. Each sends again as soon as it is answered, until `work` is done. Returns all of their answers. */
async function underPressure(of: readonly Kind[], work: () => Promise<void>): Promise<Response[]> {
  const answers: Response[] = [];
  let over = false;
  const keepSending = async (kind: Kind) => {
    do answers.push(await send(kind));
    while (!over);
  };
  const senders = Array.from({ length: 20 }, (_, at) => keepSending(of[at % of.length]!));
  try {
    await eventually(async () => (await countWaiting()) > 0, 'a statement that waits for the lock');
    await work();
  } finally {
    over = true;
    await Promise.all(senders);
  }
  return answers;
}

const unavailable = {
  statusCode: 503,
  code: 'unavailable',
  message: expect.any(String),
  msg: expect.any(String),
  errors: {},
  requestId: expect.any(String),
};
function expectAllUnavailable(answers: Response[]): void {
  expect(answers.length).toBeGreaterThanOrEqual(20);
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([503, unavailable]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
}

/** The requests of others meanwhile; `list` is one of the lists that staff see. */
async function readAndSignIn(list: string): Promise<void> {
  await request(api.url).get('/api/jobposts?fresh').expect(200);
  await request(api.url).get(list).set('Cookie', cookie).expect(200);
  const { name, email, password, role: area } = person;
  await postSession(api, { name, email, password, area }).expect(201);
}

describe('A table that somebody has locked', () => {
  it.each(kinds)('stops %s and nothing else, and each 201 is a row', async (locked) => {
    const others = kinds.filter((kind) => kind !== locked);
    const table = tables[locked];
    const before = Object.fromEntries(
      await Promise.all(kinds.map(async (kind) => [kind, await countOf(tables[kind])])),
    );
    let rounds = 0;
    let mostWaiting = 0;
    const refused = await whileLocked(table, () =>
      underPressure([locked], async () => {
        for (; rounds < 3; rounds += 1) {
          for (const answer of await Promise.all(others.map(send))) expect(answer.status).toBe(201);
          await readAndSignIn(locked === 'application' ? '/api/admin/contacts' : '/api/admin/applications');
          mostWaiting = Math.max(mostWaiting, await countWaiting());
        }
      }),
    );
    expectAllUnavailable(refused);
    expect(mostWaiting).toBeLessThanOrEqual(6);
    for (const kind of kinds)
      expect([kind, await countOf(tables[kind])]).toEqual([kind, before[kind] + (kind === locked ? 0 : rounds)]);
    await send(locked).expect(201);
    expect(await countOf(table)).toBe(before[locked] + 1);
  });

  it.each(['outbox', 'idempotency_keys'])(
    'stops all forms when it is %s, and nobody who reads or signs in',
    async (table) => {
      const refused = await whileLocked(table, () =>
        underPressure(kinds, async () => {
          for (let round = 0; round < 3; round += 1) await readAndSignIn('/api/admin/applications');
        }),
      );
      expectAllUnavailable(refused);
      expect(await countWaiting()).toBe(0);
      for (const kind of kinds) await send(kind).expect(201);
    },
  );

  it('has no statement waiting for it any more soon after its senders have given up', async () => {
    await whileLocked('contact_messages', async () => {
      const senders = Array.from({ length: 5 }, () => send('contact-message'));
      for (const sender of senders) sender.catch(() => undefined);
      await eventually(async () => (await countWaiting()) > 0, 'a statement that waits for the lock');
      for (const sender of senders) sender.abort();
      // Well before `statement_timeout` (15 s) ends them in any case.
      await eventually(async () => (await countWaiting()) === 0, 'the end of all statements that wait', 10);
    });
    await send('contact-message').expect(201);
  });
});
