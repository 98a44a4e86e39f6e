import { addApplication } from '../../../test/add-application';
import { callAdmin } from '../../../test/call-admin';
import { addStaff, signIn } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';

const mail = { subject: 'About {{position}}', body: 'Dear {{name}}' };

let api: TestApi;
let meera: string;
let rahul: string;
let id: string;

beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  meera = await signIn(api, await addStaff(api, 'hr', { name: 'Meera Nair' }));
  rahul = await signIn(api, await addStaff(api, 'hr', { name: 'Rahul Menon' }));
});
afterAll(() => api.stop());
beforeEach(async () => void ({ id } = await addApplication(api, { name: 'Asha Verma' })));

const post = (path: string, body?: unknown, cookie = meera) => callAdmin(api, 'post', path, { cookie, body });
const move = async (body: object, of = id, cookie = meera) =>
  (await post(`/api/admin/applications/${of}/stage`, body, cookie).expect(200)).body;
const undo = (action: { id: string }, cookie = meera) => post(`/api/admin/undo/${action.id}`, undefined, cookie);
const open = async (cookie = meera) => (await callAdmin(api, 'get', '/api/admin/undo', { cookie }).expect(200)).body;

/** All that a move changes, as text, so that times are compared to the microsecond. */
const stand = async (of = id) =>
  (
    await api.sql(
      `SELECT stage, stage_since::text AS since, rejection_reason_id AS reason, reached_stages AS reached FROM applications
       WHERE id = $1`,
      [of],
    )
  )[0];
const mailsOf = (of = id) =>
  api.sql(
    `SELECT d.state, o.not_before IS NOT NULL AND o.published_at IS NULL AS held FROM stage_mails m
     JOIN outbox o ON o.subject_id = m.id LEFT JOIN deliveries d ON d.event_id = o.id WHERE m.application_id = $1 ORDER BY m.id`,
    [of],
  );
const reasonId = async () => (await api.sql<{ id: string }>('SELECT id FROM rejection_reasons LIMIT 1'))[0]!.id;
const count = async (text: string, values: unknown[] = []) =>
  (await api.sql<{ n: number }>(`SELECT count(*)::int AS n ${text}`, values))[0]!.n;

describe('A move that is taken back', () => {
  it('leaves the application as it was, its row in the history marked, and no mail', async () => {
    await move({ stage: 'screening' });
    const before = await stand();
    const { undo: offer } = await move({ stage: 'rejected', reason: await reasonId(), mail });
    expect(await mailsOf()).toEqual([{ state: 'pending', held: true }]);
    const { body } = await undo(offer).expect(200);
    expect(body).toMatchObject({
      kind: 'move',
      records: [{ id, kind: 'application', stage: 'screening', version: 4 }],
    });
    expect(await stand()).toEqual(before);
    expect(await mailsOf()).toEqual([]);
    expect(await count('FROM deliveries WHERE subject_id = $1', [id])).toBe(0);
    const history = await callAdmin(api, 'get', `/api/admin/applications/${id}/history`, { cookie: meera }).expect(200);
    expect(
      history.body.map((row: { to: string; takenBackAt: string | null }) => [row.to, row.takenBackAt !== null]),
    ).toEqual([
      ['rejected', true],
      ['screening', false],
    ]);
    expect(
      await api.sql("SELECT actor_name FROM audit_log WHERE action = 'application.move-undone' AND subject_id = $1", [
        id,
      ]),
    ).toEqual([{ actor_name: 'Meera Nair' }]);
  });

  it('is offered to its author alone, with the name, the mails and the time', async () => {
    const { undo: offer } = await move({ stage: 'offer', mail });
    const [first] = await open();
    expect(first).toMatchObject({ id: offer.id, kind: 'move', deed: 'offer', name: 'Asha Verma', mails: 1 });
    expect(first.remainingMs).toBeGreaterThan(0);
    expect(first.remainingMs).toBeLessThanOrEqual(30_000);
    expect(first.mailsLeaveAt).toBe(offer.until);
    expect(await open(rahul)).toEqual([]);
    await undo(offer, rahul).expect(404);
    await undo(offer).expect(200);
    expect((await open()).map((one: { id: string }) => one.id)).not.toContain(offer.id);
    expect((await undo(offer).expect(409)).body).toMatchObject({
      code: 'cannot_undo',
      message: expect.stringContaining('You took this back on'),
    });
  });

  it('is refused after a colleague’s move, by name and time, and changes nothing', async () => {
    const { undo: offer } = await move({ stage: 'screening', mail });
    await move({ stage: 'interview' }, id, rahul);
    const before = [await stand(), await mailsOf()];
    const { body } = await undo(offer).expect(409);
    expect(body.message).toMatch(
      /^Nothing was taken back\. Asha Verma: Rahul Menon changed it on \d+ \w+ \d{4} at [\d:]+ /,
    );
    expect(body.errors[id]).toContain('Rahul Menon');
    expect([await stand(), await mailsOf()]).toEqual(before);
  });

  it('is refused after an erasure, by name and time', async () => {
    const { id: other } = await addApplication(api, { email: 'gone@mail.example' });
    const { undo: offer } = await move({ stage: 'screening', mail }, other);
    const person = { email: 'gone@mail.example', reason: 'asked-for' };
    await post('/api/admin/erasures', person, rahul).expect(200);
    expect((await undo(offer).expect(409)).body.message).toMatch(/Rahul Menon erased this person on \d/);
    expect(await mailsOf(other)).toEqual([]);
  });

  it('is refused when its time is over and no mail waits', async () => {
    const { undo: offer } = await move({ stage: 'screening' });
    await api.sql("UPDATE undoable_actions SET until = now() - interval '6 seconds' WHERE id = $1", [offer.id]);
    expect((await undo(offer).expect(409)).body.message).toMatch(/^This could be taken back until \d/);
    expect((await stand())!['stage']).toBe('screening');
  });

  it('can be followed by the undo of the move before it', async () => {
    const before = await stand();
    const first = await move({ stage: 'screening', mail });
    const second = await move({ stage: 'offer' });
    expect(second.cancelledMails).toBe(1);
    expect(await mailsOf()).toEqual([{ state: 'skipped', held: false }]);
    await undo(first.undo).expect(409);
    await undo(second.undo).expect(200);
    expect(await mailsOf()).toEqual([{ state: 'pending', held: true }]);
    await undo(first.undo).expect(200);
    expect(await stand()).toEqual(before);
    expect(await mailsOf()).toEqual([]);
  });
});

describe('Many moves at once', () => {
  it('are taken back all, or none with the name of who prevents it', async () => {
    const { id: other } = await addApplication(api, { name: 'Bala Iyer' });
    const bulk = async () =>
      (await post('/api/admin/applications/stage', { ids: [id, other], stage: 'screening', mail }).expect(200)).body;
    const [first] = await bulk();
    await undo(first.undo).expect(200);
    expect([(await stand())!['stage'], (await stand(other))!['stage']]).toEqual(['new', 'new']);
    const [again, same] = await bulk();
    expect(same.undo).toEqual(again.undo);
    await move({ stage: 'offer' }, other, rahul);
    const { body } = await undo(again.undo).expect(409);
    expect(Object.keys(body.errors)).toEqual([other]);
    expect(body.errors[other]).toMatch(/^Bala Iyer: Rahul Menon changed it/);
    expect((await stand())!['stage']).toBe('screening');
    expect(await mailsOf()).toEqual([{ state: 'pending', held: true }]);
  });
});

describe('A verdict that is taken back', () => {
  const held = async (table: string) =>
    (
      await api.sql<{ id: string }>(
        `UPDATE ${table} SET standing = 'held', held_for = '{honeypot}' WHERE id = $1 RETURNING id`,
        [id],
      )
    )[0]!.id;

  it('holds a released submission again, and no job knows of it; it can be released anew', async () => {
    await held('applications');
    const release = async () => (await post(`/api/admin/held/application/${id}/release`).expect(200)).body;
    const { undo: offer } = await release();
    expect(await count('FROM outbox WHERE subject_id = $1 AND not_before IS NOT NULL', [id])).toBe(1);
    expect((await undo(offer).expect(200)).body.records).toMatchObject([{ id, standing: 'held' }]);
    expect(await count('FROM outbox WHERE subject_id = $1', [id])).toBe(0);
    expect(await api.sql('SELECT standing FROM applications WHERE id = $1', [id])).toEqual([{ standing: 'held' }]);
    await release();
    expect(await count('FROM outbox WHERE subject_id = $1', [id])).toBe(1);
  });

  it('is taken back for several at once', async () => {
    await held('applications');
    const [first] = (await post('/api/admin/held/judge', { ids: [id], verdict: 'discard' }).expect(200)).body;
    await undo(first.undo).expect(200);
    expect(await api.sql('SELECT standing FROM applications WHERE id = $1', [id])).toEqual([{ standing: 'held' }]);
    expect(await count("FROM audit_log WHERE action = 'application.judgement-undone' AND subject_id = $1", [id])).toBe(
      1,
    );
  });
});

describe('A link that was taken away', () => {
  it('says again what it said before, and not that a person has linked it', async () => {
    const { id: other } = await addApplication(api);
    const [a, b] = [id, other].toSorted();
    await api.sql("INSERT INTO duplicate_links (a, b, reasons) VALUES ($1, $2, '{email}')", [a, b]);
    const links = () => api.sql('SELECT state, "by", at::text, reasons FROM duplicate_links WHERE a = $1', [a]);
    const before = await links();
    const { body } = await callAdmin(api, 'delete', `/api/admin/applications/${id}/duplicates/${other}`, {
      cookie: meera,
    }).expect(200);
    await undo(body.undo).expect(200);
    expect(await links()).toEqual(before);
  });
});
