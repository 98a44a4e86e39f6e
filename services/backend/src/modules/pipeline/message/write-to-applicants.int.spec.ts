import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;
let ids: string[];
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());
beforeEach(async () => {
  ids = [];
  for (const name of ['Asha Verma', 'Rohan Mehta', 'Ishita Bose']) ids.push((await addApplication(api, { name })).id);
});

const mail = { subject: 'About {{reference}}', body: 'Dear {{name}}, we are still reading.' };
const write = (body: unknown) => callAdmin(api, 'post', '/api/admin/applications/messages', { cookie: hr, body });
const written = () =>
  api.sql<{ name: string; body: string; stage: string; isMoved: boolean }>(
    `SELECT a.name, m.body, a.stage, a.version > 1 AS "isMoved" FROM stage_mails m JOIN applications a ON a.id = m.application_id
     WHERE a.id = ANY($1::uuid[]) ORDER BY a.id`,
    [ids],
  );

describe('A mail to many applicants', () => {
  it('goes to each with their own name, moves nobody and counts as an answer', async () => {
    expect((await write({ ids, mail, versions: { [ids[0]!]: 1 } }).expect(200)).body).toEqual({ mails: 3, undo: null });
    expect((await written()).map(({ name, body }) => body === `Dear ${name}, we are still reading.`)).toEqual([
      true,
      true,
      true,
    ]);
    expect((await written()).every(({ stage, isMoved }) => stage === 'new' && !isMoved)).toBe(true);
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM applications WHERE id = ANY($1::uuid[]) AND first_answer_at IS NOT NULL`,
      [ids],
    );
    expect(n).toBe(3);
    const audited = await api.sql(
      `SELECT 1 FROM audit_log WHERE action = 'stage-mail.requested' AND subject_id = ANY($1::text[])`,
      [ids],
    );
    expect(audited).toHaveLength(3);
  });

  it.each([
    ['that is not there', async () => void ids.push(randomUUID())],
    ['that is held', () => api.sql(`UPDATE applications SET standing = 'held' WHERE id = $1`, [ids[1]])],
    ['that somebody has changed', () => api.sql('UPDATE applications SET version = 2 WHERE id = $1', [ids[2]])],
  ])('goes to nobody for one %s', async (_, obstruct) => {
    const versions = { [ids[2]!]: 1 };
    await obstruct();
    const { body } = await write({ ids, mail, versions }).expect(422);
    expect(body.code).toBe('cannot_write_to_all');
    expect(Object.keys(body.errors)).toHaveLength(1);
    expect(await written()).toEqual([]);
  });

  it.each([
    {},
    { mail: { subject: '', body: 'x' } },
    { mail: { subject: 'x', body: '{{salary}}' } },
    { mail: null },
    { mail: 'x' },
    { mail, ids: [] },
    { mail, stage: 'offer' },
  ])('is a clear 400 for %j', async (body) => {
    await write({ ids, ...body }).expect(400);
    expect(await written()).toEqual([]);
  });
});

describe('A mail to many applicants that waits', () => {
  let slow: TestApi;
  let cookie: string;
  beforeAll(async () => {
    slow = await startApi({ UNDO_SECONDS: '10' });
    cookie = await cookieFor(slow, 'hr');
  });
  afterAll(() => slow.stop());

  const clock = (of: readonly string[]) =>
    slow.sql(
      `SELECT answer_from::text, answer_due_at, answer_ended_at, first_answer_at, first_answer_due_at FROM applications
       WHERE id = ANY($1::uuid[]) ORDER BY id`,
      [of],
    );
  const undo = (id: string) => callAdmin(slow, 'post', `/api/admin/undo/${id}`, { cookie });

  it('is taken back with the dates of answers as they were, and so is a move with a mail', async () => {
    const both = [(await addApplication(slow)).id, (await addApplication(slow)).id];
    const before = await clock(both);
    const sent = await callAdmin(slow, 'post', '/api/admin/applications/messages', {
      cookie,
      body: { ids: both, mail },
    }).expect(200);
    expect(await clock(both)).not.toEqual(before);
    await undo(sent.body.undo.id).expect(200);
    expect(await clock(both)).toEqual(before);
    expect(await slow.sql('SELECT FROM stage_mails')).toEqual([]);
    for (const stage of ['hired', 'interview', 'withdrawn']) {
      const moved = await callAdmin(slow, 'post', `/api/admin/applications/${both[0]}/stage`, {
        cookie,
        body: { stage, mail },
      }).expect(200);
      await undo(moved.body.undo.id).expect(200);
      expect(await clock(both)).toEqual(before);
    }
  });

  it('counts from the moment in which it leaves, and not at all once it is cancelled', async () => {
    const { id } = await addApplication(slow);
    const [before] = await clock([id]);
    const notBefore = new Date(Date.now() + 20 * 86_400_000).toISOString();
    await callAdmin(slow, 'post', '/api/admin/applications/messages', {
      cookie,
      body: { ids: [id], mail: { ...mail, notBefore } },
    }).expect(200);
    expect((await clock([id]))[0]).toMatchObject({ first_answer_at: new Date(notBefore) });
    const [delivery] = await slow.sql<{ id: string }>('SELECT id FROM deliveries WHERE subject_id = $1', [id]);
    await callAdmin(slow, 'post', `/api/admin/deliveries/${delivery!.id}/cancel`, { cookie }).expect(200);
    expect((await clock([id]))[0]).toEqual(before);
  });
});
