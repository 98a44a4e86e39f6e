import { callAdmin } from '../../../../test/call-admin';
import { addStaff, signIn, type TestPerson } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import type { BulkDeedView } from './matching.view';

const path = '/api/admin/bulk-deeds';

let api: TestApi;
let hr: string;
let me: TestPerson;
beforeEach(async () => {
  api = await startApi({ UNDO_SECONDS: '10' });
  me = await addStaff(api, 'hr', { name: 'Meera Nair' });
  hr = await signIn(api, me);
});
afterEach(() => api.stop());

const addMany = (count: number, apply = 'Java Developer', from = 0) =>
  api.sql(
    `INSERT INTO applications (reference, name, email, apply, experience)
     SELECT regexp_replace(lpad((n + $3)::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Applicant ' || n, 'a' || n || '@mail.example', $2, 'x'
     FROM generate_series(1, $1::int) n`,
    [count, apply, from],
  );
const act = (body: object) => callAdmin(api, 'post', path, { cookie: hr, body });
const java = { apply: 'Java Developer' };
const stages = async () =>
  Object.fromEntries(
    (await api.sql<{ stage: string; n: number }>('SELECT stage, count(*)::int AS n FROM applications GROUP BY 1')).map(
      ({ stage, n }) => [stage, n],
    ),
  );
const deedOf = async (body: object): Promise<BulkDeedView> => (await act(body).expect(200)).body;
const undo = (id: string) => callAdmin(api, 'post', `/api/admin/undo/${id}`, { cookie: hr });

describe('All that match', () => {
  it('are moved on all pages, and no others, and moved back by one undo', async () => {
    await addMany(150);
    await addMany(3, 'UI/UX Designer', 10_000);
    const done = await deedOf({ filter: java, count: 150, move: { stage: 'screening' } });
    expect(done).toMatchObject({ id: null, state: 'done', affected: 150, problem: null });
    expect(await stages()).toEqual({ screening: 150, new: 3 });
    await undo(done.undo!.id).expect(200);
    expect(await stages()).toEqual({ new: 153 });
  });

  it('are left alone when another number matches than was seen, which is told', async () => {
    await addMany(3);
    for (const count of [2, 4]) {
      const { body } = await act({ filter: java, count, move: { stage: 'screening' } }).expect(409);
      expect(body).toMatchObject({ code: 'number_changed', errors: { count: '3 match now.' } });
    }
    expect(await stages()).toEqual({ new: 3 });
  });

  it('stay where they are if they are in the stage already', async () => {
    await addMany(3);
    const [first] = await api.sql<{ id: string }>(
      `UPDATE applications SET stage = 'offer' WHERE name = 'Applicant 1' RETURNING id`,
    );
    expect(await deedOf({ filter: java, count: 3, move: { stage: 'offer' } })).toMatchObject({ affected: 2 });
    expect(await stages()).toEqual({ offer: 3 });
    expect(await api.sql('SELECT FROM stage_moves WHERE application_id = $1', [first!.id])).toEqual([]);
    expect(await deedOf({ filter: java, count: 3, move: { stage: 'offer' } })).toMatchObject({
      affected: 0,
      undo: null,
    });
  });

  it('are written to, each by name, and are assigned', async () => {
    await addMany(2);
    const { body: session } = await callAdmin(api, 'get', '/api/session', { cookie: hr });
    const mail = { subject: 'Hello', body: 'Dear {{name}}, we will write soon.' };
    expect(await deedOf({ filter: java, count: 2, mail })).toMatchObject({ affected: 2 });
    const bodies = await api.sql<{ body: string }>('SELECT body FROM stage_mails ORDER BY body');
    expect(bodies.map(({ body }) => body)).toEqual([1, 2].map((n) => `Dear Applicant ${n}, we will write soon.`));
    const assigned = await deedOf({ filter: java, count: 2, assign: session.staffId as string });
    const mine = { filter: { assigned: 'me' }, count: 2, assign: 'nobody' };
    await undo(assigned.undo!.id).expect(200);
    await act(mine).expect(409);
    await deedOf({ filter: java, count: 2, assign: session.staffId as string });
    expect(await deedOf(mine)).toMatchObject({ affected: 2 });
    await act(mine).expect(409);
    await api.sql(`UPDATE applications SET assigned_to = $1 WHERE name = 'Applicant 1'`, [session.staffId]);
    const again = { filter: java, count: 2, assign: session.staffId as string };
    // Row 524: one has this colleague already.
    expect(await deedOf(again)).toMatchObject({ affected: 1 });
    expect(await deedOf(again)).toMatchObject({ affected: 0, undo: null });
  });

  it('row 510: get one mail a person where HR wants that, also with a move', async () => {
    await addMany(4);
    await api.sql(`UPDATE applications SET email = 'A1@Mail.Example' WHERE name = 'Applicant 4'`);
    const mail = { subject: 'News', body: 'Dear {{name}}, about {{reference}}.' };
    const texts = async () =>
      (await api.sql<{ body: string }>('SELECT body FROM stage_mails WHERE sent_with IS NULL ORDER BY body')).map(
        ({ body }) => body,
      );
    await deedOf({ filter: java, count: 4, mail, oneMail: true });
    expect(await texts()).toEqual([
      'Dear Applicant 2, about FD-0000-0002.',
      'Dear Applicant 3, about FD-0000-0003.',
      'Dear Applicant 4, about FD-0000-0004 and FD-0000-0001.',
    ]);
    const moved = await deedOf({ filter: java, count: 4, move: { stage: 'screening', mail }, oneMail: true });
    expect(await texts()).toHaveLength(6);
    await undo(moved.undo!.id).expect(200);
    expect(await texts()).toHaveLength(3);
  });

  it('are not acted on where the list shows people with similar names alone', async () => {
    await addMany(1);
    await api.sql(`UPDATE applications SET name = 'Asha Verma'`);
    const { body } = await act({ filter: { q: 'Asha Vrema' }, count: 1, move: { stage: 'offer' } }).expect(422);
    expect(body.code).toBe('only_similar');
    expect(await stages()).toEqual({ new: 1 });
  });

  it('are at most 2,000', async () => {
    await addMany(2_001);
    const { body } = await act({ filter: java, count: 2_000, move: { stage: 'screening' } }).expect(422);
    expect(body.code).toBe('too_many_match');
    expect(await stages()).toEqual({ new: 2_001 });
  });

  it.each([
    [{ filter: {}, count: 1 }, 'move'],
    [{ filter: {}, count: 1, assign: 'nobody', move: { stage: 'offer' } }, 'move'],
    [{ filter: {}, count: 0, assign: 'nobody' }, 'count'],
    [{ filter: {}, count: 1, assign: 'somebody' }, 'assign'],
    [{ filter: { starSign: 'leo' }, count: 1, assign: 'nobody' }, 'filter'],
    [{ filter: {}, count: 1, move: { stage: 'gone' } }, 'move'],
  ])('are not acted on by %j', async (body, field) => {
    expect(Object.keys((await act(body).expect(400)).body.errors)).toEqual([field]);
  });
});
