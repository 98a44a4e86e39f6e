import type { INestApplicationContext } from '@nestjs/common';
import { Client } from 'pg';
import { addApplication, addResume } from '../../../../test/add-application';
import { addDelivery } from '../../../../test/add-delivery';
import { storedObjects } from '../../../../test/add-person';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { removeDueObjects } from '../erase/remove-submissions';
import { CarryOutRetention } from './carry-out-retention.use-case';

let api: TestApi;
let workers: INestApplicationContext[];
let general: string;
beforeAll(async () => {
  api = await startApi();
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl };
  workers = [await startWorker(addresses), await startWorker(addresses)];
  general = await cookieFor(api, 'general');
});
afterAll(async () => {
  for (const worker of workers) await worker.close();
  await api.stop();
});
/** As if the last round were a day ago. */
beforeEach(() => api.sql("UPDATE retention_rounds SET started_at = now() - interval '1 day', ended_at = now()"));

interface Forecast {
  kind: string;
  due: number;
}

const path = '/api/admin/retention';
const carryOut = (worker = 0) => workers[worker]!.get(CarryOutRetention, { strict: false }).run();
const preview = async () =>
  (await callAdmin(api, 'get', `${path}/preview`, { cookie: general }).expect(200)).body as Forecast[];
const dueOf = async (kind: string) => (await preview()).find((forecast) => forecast.kind === kind);

async function addOld(days: number, stage = 'new', standing = 'clear'): Promise<string> {
  const { id } = await addApplication(api);
  await api.sql(
    `UPDATE applications SET stage = $2, standing = $3, stage_since = now() - make_interval(days => $4),
       created_at = now() - make_interval(days => $4) WHERE id = $1`,
    [id, stage, standing, days],
  );
  return id;
}

const idsLeft = async (ids: string[]) =>
  (await api.sql<{ id: string }>('SELECT id FROM applications WHERE id = ANY($1) ORDER BY id', [ids])).map(
    ({ id }) => id,
  );

describe('How long records are kept', () => {
  it('is known from the start, and for general administrators only', async () => {
    const { body, headers } = await callAdmin(api, 'get', path, { cookie: general }).expect(200);
    expect(body.keepDays).toEqual({
      application: 365,
      'hired-application': null,
      consultation: 730,
      'home-enquiry': 730,
      'contact-message': 730,
      held: 30,
      referral: 365,
      delivery: 365,
      event: 365,
      'audit-entry': 730,
    });
    expect(headers['etag']).toBe(`"${body.version}"`);
    const hr = await cookieFor(api, 'hr');
    for (const address of [path, `${path}/preview`]) {
      await callAdmin(api, 'get', address, { cookie: hr }).expect(403);
      await callAdmin(api, 'get', address, { cookie: '' }).expect(401);
    }
  });

  it('can be changed, kind by kind, and leaves before and after in the audit log', async () => {
    const { headers } = await callAdmin(api, 'get', path, { cookie: general });
    const change = { cookie: general, ifMatch: headers['etag']!, body: { keepDays: { held: 14, consultation: null } } };
    const { body } = await callAdmin(api, 'put', path, change).expect(200);
    expect(body.keepDays).toMatchObject({ held: 14, consultation: null, application: 365 });
    await callAdmin(api, 'put', path, change).expect(412);
    const log = await api.sql("SELECT details FROM audit_log WHERE action = 'retention.changed'");
    expect(log).toMatchObject([{ details: { before: { held: 30 }, after: { held: 14, consultation: null } } }]);
    const back = { cookie: general, body: { keepDays: { held: 30, consultation: 730 } } };
    await callAdmin(api, 'put', path, back).expect(200);
  });

  it('says of events no fewer days than of the mails that they led to, because those keep them', async () => {
    const put = (keepDays: object) => callAdmin(api, 'put', path, { cookie: general, body: { keepDays } });
    const refused = await put({ event: 30 }).expect(400);
    expect(refused.body.errors.keepDays).toContain('at least 365 days');
    expect((await put({ delivery: 400 }).expect(200)).body.keepDays).toMatchObject({ delivery: 400, event: 400 });
    expect((await put({ delivery: null }).expect(200)).body.keepDays).toMatchObject({ delivery: null, event: null });
    await put({ event: 400 }).expect(400);
    const both = await put({ delivery: 30, event: 40 }).expect(200);
    expect(both.body.keepDays).toMatchObject({ delivery: 30, event: 40 });
    await put({ delivery: 365, event: 365 }).expect(200);
  });

  it.each([
    ['nothing', {}],
    ['a number', { keepDays: 30 }],
    ['a kind that there is not', { keepDays: { application: 365, salaries: 3 } }],
    ['too few days', { keepDays: { application: 3 } }],
    ['half a day', { keepDays: { held: 7.5 } }],
    ['a text', { keepDays: { held: '30' } }],
    ['a log of less than a year', { keepDays: { 'audit-entry': 365 } }],
    ['a thousand years', { keepDays: { held: 365_000 } }],
  ])('is not changed by %s', async (_case, body) => {
    const answer = await callAdmin(api, 'put', path, { cookie: general, body }).expect(400);
    expect(Object.keys(answer.body.errors)).toEqual(['keepDays']);
  });
});

describe('The daily removal', () => {
  it('takes what the preview has counted, with the files, and leaves the rest, an unjudged application included', async () => {
    const rejected = await addOld(366, 'rejected');
    const resume = await addResume(api, rejected);
    const gone = [
      rejected,
      await addOld(400, 'interview'),
      await addOld(32, 'new', 'discarded'),
      await addOld(31, 'new', 'discarded'),
    ];
    const keptIds = [await addOld(364, 'rejected'), await addOld(4_000, 'hired'), await addOld(900, 'new', 'held')];
    await api.sql(
      `INSERT INTO contact_messages (reference, name, email, number, message, state, created_at)
       VALUES ('FD-AAAA-AAAA', 'Old', 'old@mail.example', '1', 'x', 'closed', now() - interval '731 days'),
              ('FD-AAAA-AAAB', 'New', 'new@mail.example', '1', 'x', 'closed', now() - interval '729 days')`,
    );
    await api.sql(
      `WITH post AS (INSERT INTO job_posts (title, slug, para, location) VALUES ('P', 'p', 'P', 'L') RETURNING id)
       INSERT INTO referrals (job_post_id, name, code, created_at, withdrawn_at)
       SELECT id, name, name, now() - interval '3 years', now() - ago::interval FROM post,
         (VALUES ('Gone', '366 days'), ('Withdrawn', '364 days'), ('Live', NULL)) r (name, ago)`,
    );
    expect(await dueOf('referral')).toMatchObject({ keepDays: 365, due: 1 });
    expect(await dueOf('application')).toMatchObject({ keepDays: 365, due: 2, soon: 3, oldest: expect.any(String) });
    expect(await dueOf('held')).toMatchObject({ due: 2, soon: 2 });
    expect(await dueOf('hired-application')).toMatchObject({ keepDays: null, due: 0, soon: 0, oldest: null });
    expect((await idsLeft([...gone, ...keptIds])).length).toBe(7);

    expect(await carryOut()).toMatchObject({ application: 2, held: 2, 'contact-message': 1, consultation: 0 });
    expect(await idsLeft([...gone, ...keptIds])).toEqual(keptIds.toSorted());
    expect(await api.sql('SELECT name FROM contact_messages')).toEqual([{ name: 'New' }]);
    expect(await api.sql('SELECT name FROM referrals ORDER BY id')).toEqual([{ name: 'Withdrawn' }, { name: 'Live' }]);
    expect((await preview()).every(({ due }) => due === 0)).toBe(true);
    const worker = workers[0]!;
    await removeDueObjects(worker.get(Database, { strict: false }), worker.get(Storage, { strict: false }));
    expect(storedObjects(api)).toEqual([]);
    await callAdmin(api, 'get', `/uploads/${resume}`, { cookie: await cookieFor(api, 'hr') }).expect(410);
    const { body } = await callAdmin(api, 'get', path, { cookie: general });
    const { startedAt, endedAt, nextAt, removed } = body.lastRound;
    expect([typeof endedAt, removed.application]).toEqual(['string', 2]);
    expect(Date.parse(nextAt) - Date.parse(startedAt)).toBe(23 * 3_600_000);
    const log = await api.sql("SELECT details FROM audit_log WHERE action = 'retention.carried-out'");
    expect(log).toMatchObject([{ details: { removed: { application: 2, held: 2 } } }]);
  });

  it('goes on batch by batch until nothing is left', async () => {
    await api.sql(
      `INSERT INTO applications (reference, name, email, apply, experience, stage_since)
       SELECT 'FD-' || lpad(n::text, 4, '0') || '-0000', 'Old', 'old@mail.example', 'x', 'x', now() - interval '2 years'
       FROM generate_series(1, 450) n`,
    );
    expect(await carryOut()).toMatchObject({ application: 450 });
    expect(await api.sql("SELECT FROM applications WHERE name = 'Old'")).toEqual([]);
  });

  it('is done by one of two workers, once a day, and again when the one before was cut short', async () => {
    const old = await addOld(500);
    const results = await Promise.all([carryOut(0), carryOut(1)]);
    expect(results.filter((result) => result?.application === 1)).toHaveLength(1);
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(await idsLeft([old])).toEqual([]);
    expect(await carryOut()).toBeNull();
    await api.sql("UPDATE retention_rounds SET started_at = now() - interval '2 hours', ended_at = NULL");
    expect(await carryOut()).not.toBeNull();
  });

  it('leaves an application alone that somebody is working on, and one that has just been moved', async () => {
    const [busy, free] = [await addOld(500), await addOld(500)];
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM applications WHERE id = $1 FOR UPDATE', [busy]);
    await carryOut();
    await client.query("UPDATE applications SET stage = 'screening', stage_since = now() WHERE id = $1", [busy]);
    await client.query('COMMIT');
    await client.end();
    expect(await idsLeft([busy, free])).toEqual([busy]);
    expect(await dueOf('application')).toMatchObject({ due: 0 });
  });

  it('takes old mails and settled events, and none that somebody still waits for', async () => {
    const [sent, pending] = [
      await addDelivery(api, { state: 'sent' }),
      await addDelivery(api, { state: 'pending', event: 'x' }),
    ];
    await api.sql("UPDATE deliveries SET created_at = now() - interval '2 years' WHERE id = ANY($1)", [
      [sent, pending],
    ]);
    await api.sql(
      "UPDATE outbox SET published_at = now() - interval '2 years' WHERE id IN (SELECT event_id FROM deliveries)",
    );
    expect(await carryOut()).toMatchObject({ delivery: 1, event: 1 });
    expect(await api.sql('SELECT id FROM deliveries')).toEqual([{ id: pending }]);
  });

  it('counts by the clock of the database when the clock of the process is 30 seconds fast', async () => {
    await api.sql(
      "INSERT INTO audit_log (action, at) VALUES ('not yet', now() - interval '730 days' + interval '15 seconds')",
    );
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 30_000);
    try {
      expect(await carryOut()).toMatchObject({ 'audit-entry': 0 });
    } finally {
      clock.mockRestore();
    }
    expect(await api.sql("SELECT FROM audit_log WHERE action = 'not yet'")).toHaveLength(1);
  });

  it('forgets the references of removed submissions after 40 days', async () => {
    await api.sql(`INSERT INTO removed_submissions (reference, removed_at) VALUES
      ('FD-OLD1-OLD1', now() - interval '41 days'), ('FD-NEW1-NEW1', now() - interval '39 days')`);
    await carryOut();
    const kept = await api.sql(
      "SELECT reference FROM removed_submissions WHERE reference IN ('FD-OLD1-OLD1', 'FD-NEW1-NEW1')",
    );
    expect(kept).toEqual([{ reference: 'FD-NEW1-NEW1' }]);
  });

  it('shortens the audit log by the days that are set', async () => {
    await api.sql(
      "INSERT INTO audit_log (action, at) VALUES ('old', now() - interval '731 days'), ('young', now() - interval '729 days')",
    );
    expect(await dueOf('audit-entry')).toMatchObject({ due: 1 });
    expect(await carryOut()).toMatchObject({ 'audit-entry': 1 });
    expect(await api.sql("SELECT action FROM audit_log WHERE action IN ('old', 'young')")).toEqual([
      { action: 'young' },
    ]);
  });
});
