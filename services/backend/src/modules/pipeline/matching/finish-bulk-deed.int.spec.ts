import type { INestApplicationContext } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../../test/call-admin';
import { eventually } from '../../../../test/eventually';
import { addStaff, cookieFor, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { KeepBulkDeeds } from './keep-bulk-deeds';
import type { BulkDeedView } from './matching.view';

const path = '/api/admin/bulk-deeds';
const MANY = 230;

let api: TestApi;
let worker: INestApplicationContext | undefined;
let hr: string;
let me: string;
beforeEach(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  hr = await signIn(api, await addStaff(api, 'hr', { name: 'Meera Nair' }));
  me = (await callAdmin(api, 'get', '/api/session', { cookie: hr })).body.staffId;
  await api.sql(
    `INSERT INTO applications (reference, name, email, apply, experience)
     SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Applicant ' || n, 'a' || n || '@mail.example', 'x', 'x'
     FROM generate_series(1, $1::int) n`,
    [MANY],
  );
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await api.stop();
});

const start = async () => {
  const { databaseUrl, storageUrl } = api;
  const addresses = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl };
  worker = await startWorker({ ...addresses, UNDO_SECONDS: '30' });
};
const ask = async (more: object): Promise<BulkDeedView & { id: string }> =>
  (await callAdmin(api, 'post', path, { cookie: hr, body: { filter: {}, count: MANY, ...more } }).expect(200)).body;
const find = async (id: string, cookie = hr): Promise<BulkDeedView> =>
  (await callAdmin(api, 'get', `${path}/${id}`, { cookie }).expect(200)).body;
const isOver = (id: string) => eventually(async () => (await find(id)).state !== 'waiting', 'the end of the deed');
const countIn = async (stage: string) =>
  (await api.sql<{ n: number }>('SELECT count(*)::int AS n FROM applications WHERE stage = $1', [stage]))[0]!.n;
const undo = (id: string) => callAdmin(api, 'post', `/api/admin/undo/${id}`, { cookie: hr });

describe('A deed over more than 200 applications', () => {
  it('waits for a worker, is done with its mails, and is taken back with them by one undo', async () => {
    const mail = { subject: 'News', body: 'Dear {{name}}, we go on.' };
    const asked = await ask({ move: { stage: 'screening', mail } });
    expect(asked).toMatchObject({ state: 'waiting', affected: MANY, undo: null });
    expect(await countIn('new')).toBe(MANY);
    await start();
    await isOver(asked.id);
    const done = await find(asked.id);
    expect(done).toMatchObject({ state: 'done', affected: MANY, problem: null });
    expect(done.undo!.remainingMs).toBeGreaterThan(0);
    expect(await countIn('screening')).toBe(MANY);
    expect(await api.sql('SELECT FROM stage_mails')).toHaveLength(MANY);
    const by = `SELECT DISTINCT actor_name AS by FROM audit_log WHERE action = 'application.moved'`;
    expect(await api.sql(by)).toEqual([{ by: 'Meera Nair' }]);
    const open = (await callAdmin(api, 'get', '/api/admin/undo', { cookie: hr }).expect(200)).body;
    expect(open).toMatchObject([{ id: done.undo!.id, kind: 'move', deed: 'screening', mails: MANY }]);
    await undo(done.undo!.id).expect(200);
    expect(await countIn('new')).toBe(MANY);
    expect(await api.sql('SELECT FROM stage_mails')).toEqual([]);
  });

  it('row 510: writes one mail to a person whose applications are the first and the last of them', async () => {
    await api.sql(`UPDATE applications SET email = 'a1@mail.example' WHERE name = $1`, [`Applicant ${MANY}`]);
    const asked = await ask({ mail: { subject: 'News', body: 'About {{reference}}.' }, oneMail: true });
    await start();
    await isOver(asked.id);
    const open = (await callAdmin(api, 'get', '/api/admin/undo', { cookie: hr }).expect(200)).body;
    expect(open).toMatchObject([{ kind: 'message', mails: MANY - 1 }]);
    const [both] = await api.sql<{ body: string }>(`SELECT body FROM stage_mails WHERE body LIKE '% and %' LIMIT 1`);
    expect(both!.body).toBe('About FD-0000-0230 and FD-0000-0001.');
  });

  it('is refused as a whole where somebody has changed one of them meanwhile, and says so', async () => {
    const asked = await ask({ move: { stage: 'screening' } });
    const [one] = await api.sql<{ id: string }>('SELECT id FROM applications LIMIT 1');
    const offer = { cookie: hr, body: { stage: 'offer' } };
    await callAdmin(api, 'post', `/api/admin/applications/${one!.id}/stage`, offer).expect(200);
    await start();
    await isOver(asked.id);
    expect(await find(asked.id)).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/Nothing was moved.*Somebody else has changed it meanwhile\.$/),
      undo: null,
    });
    expect(await countIn('new')).toBe(MANY - 1);
  });

  it('with mails that was refused or given up is done under the same key when it is asked for again, and then once', async () => {
    const request = { mail: { subject: 'News', body: 'Dear {{name}}, we go on.' }, key: randomUUID() };
    const other = { ...request, key: randomUUID() };
    const given = await ask(other);
    await api.sql('UPDATE bulk_deeds SET tries = 10');
    const asked = await ask(request);
    const [one] = await api.sql<{ id: string }>('SELECT id FROM applications LIMIT 1');
    const offer = { cookie: hr, body: { stage: 'offer' } };
    await callAdmin(api, 'post', `/api/admin/applications/${one!.id}/stage`, offer).expect(200);
    await start();
    for (const { id } of [given, asked]) await isOver(id);
    expect([(await find(given.id)).state, (await find(asked.id)).state]).toEqual(['failed', 'refused']);
    for (const again of [request, { ...other, mail: { ...other.mail, subject: 'Other words' } }]) {
      const anew = await ask(again);
      expect([given.id, asked.id]).not.toContain(anew.id);
      await isOver(anew.id);
      expect(await ask(again)).toEqual({ id: anew.id, state: 'done', affected: MANY, problem: null, undo: null });
      const done = await find(anew.id);
      await undo(done.undo!.id).expect(200);
    }
    expect(await api.sql('SELECT FROM stage_mails')).toEqual([]);
    const third = await ask(request);
    await isOver(third.id);
    expect((await find(third.id)).state).toBe('done');
    expect(await api.sql('SELECT FROM stage_mails')).toHaveLength(MANY);
  });

  it('is done once, also where its job comes twice, and by the next worker where one passes over it', async () => {
    const asked = await ask({ assign: me });
    await api.sql('UPDATE applications SET assigned_to = $1 WHERE id = (SELECT id FROM applications LIMIT 1)', [me]);
    // Deeds that fail do not keep this one from being taken up, however many they are.
    await api.sql(
      `INSERT INTO bulk_deeds (staff_id, caller, deed, versions, affected, tries, created_at)
       SELECT $1, '{}', '{}', '{}', 1, 1, now() - interval '1 hour' FROM generate_series(1, 20)`,
      [me],
    );
    // A worker that knows no such event leaves it like this.
    await api.sql('UPDATE outbox SET published_at = now() WHERE subject_id = $1', [asked.id]);
    await api.sql(`UPDATE bulk_deeds SET created_at = now() - interval '2 minutes' WHERE tries = 0`);
    await start();
    const keep = worker!.get(KeepBulkDeeds, { strict: false });
    await keep.run();
    await isOver(asked.id);
    await keep.run();
    const rows = await api.sql(`SELECT FROM audit_log WHERE action = 'application.assigned'`);
    expect(rows).toHaveLength(MANY - 1);
    expect(await find(asked.id)).toMatchObject({ state: 'done', affected: MANY - 1 });
    expect(await api.sql('SELECT FROM bulk_deeds WHERE versions <> $1', ['{}'])).toEqual([]);
  });

  it.each([
    ['was disabled', 'disabled_at = now()'],
    ['has another role', `role = 'general'`],
  ])('row 522: is refused where its asker %s meanwhile, which the audit log tells', async (_, change) => {
    const { id } = await ask({ assign: me });
    await api.sql(`UPDATE staff SET ${change} WHERE id = $1`, [me]);
    await start();
    const told = () => api.sql(`SELECT actor_id, details FROM audit_log WHERE action = 'bulk-deed.refused'`);
    await eventually(async () => (await told()).length > 0, 'the refusal');
    const problem = 'Nothing was done: Meera Nair is not in HR any more.';
    expect(await told()).toEqual([{ actor_id: me, details: { deed: 'assign', applications: MANY, problem } }]);
    expect(await api.sql('SELECT FROM applications WHERE assigned_to IS NOT NULL')).toEqual([]);
    expect(await api.sql('SELECT state, problem FROM bulk_deeds WHERE id = $1', [id])).toEqual([
      { state: 'refused', problem },
    ]);
  });

  it('row 523: that fails each time is given up, and its asker hears that nothing was done', async () => {
    const { id } = await ask({ assign: me });
    await api.sql(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON audit_log FOR EACH ROW WHEN (NEW.action = 'application.assigned') EXECUTE FUNCTION fail()`);
    await api.sql('UPDATE bulk_deeds SET tries = 8');
    await start();
    await isOver(id);
    expect(await find(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('Nothing was done') });
    expect(await api.sql('SELECT tries FROM bulk_deeds')).toEqual([{ tries: 10 }]);
    expect(await api.sql(`SELECT FROM audit_log WHERE action = 'bulk-deed.failed'`)).toHaveLength(1);
    expect(await api.sql('SELECT FROM applications WHERE assigned_to IS NOT NULL')).toEqual([]);
  });

  it('is known to its asker alone', async () => {
    const { id } = await ask({ assign: me });
    await callAdmin(api, 'get', `${path}/${id}`, { cookie: await cookieFor(api, 'hr') }).expect(404);
    await callAdmin(api, 'get', `${path}/none`, { cookie: hr }).expect(404);
  });
});
