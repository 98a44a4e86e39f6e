import { callAdmin } from '../../../../test/call-admin';
import { consultation, contact, forms, homeEnquiry, postForm } from '../../../../test/enquiries';
import { addStaff, cookieFor, signIn, type TestPerson } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let cookie: string;
let leela: TestPerson;
let herId: string;
/** Without `UNDO_SECONDS` nothing can be taken back. */
beforeEach(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  cookie = await cookieFor(api, 'general');
  leela = await addStaff(api, 'general', { name: 'Leela Nair' });
  herId = await idOf(leela);
});
afterEach(() => api.stop());

const idOf = async ({ email }: TestPerson) =>
  (await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]))[0]!.id;
const call = (
  method: 'get' | 'post' | 'put',
  path: string,
  body?: object,
  more: { as?: string; ifMatch?: string } = {},
) =>
  callAdmin(api, method, `/api/admin/${path}`, {
    cookie: more.as ?? cookie,
    ...(body && { body }),
    ...(more.ifMatch && { ifMatch: more.ifMatch }),
  });
const find = async (id: string) => (await call('get', `all-enquiries/${id}`).expect(200)).body;
const assign = (ids: string[], to: string | null, as = cookie) =>
  call('post', 'all-enquiries/assignee', { ids, to }, { as });
const setState = (id: string, state: string, ifMatch = '') =>
  call('put', `all-enquiries/${id}/state`, { state }, { ifMatch });
const undo = (id: string) => call('post', `undo/${id}`);

async function addOfEachKind(): Promise<string[]> {
  const ids: string[] = [];
  for (const form of forms) {
    const { body } = await postForm(api.url, form).expect(201);
    const [row] = await api.sql<{ id: string }>(`SELECT id FROM ${form.table} WHERE reference = $1`, [body.reference]);
    ids.push(row!.id);
  }
  return ids;
}
const clocks = (ids: readonly string[]) =>
  api.sql(
    forms
      .map(
        ({ table }) =>
          `SELECT id, state, answer_from::text, answer_due_at::text FROM ${table} WHERE id = ANY('{${ids.join(',')}}')`,
      )
      .join(' UNION ALL '),
  );

describe('An enquiry', () => {
  it.each(forms)('sent to $path has to be answered when the sender is told, and is open and nobody’s', async (form) => {
    const { body } = await postForm(api.url, form).expect(201);
    const [row] = await api.sql<{ id: string; due: Date }>(
      `SELECT id, answer_due_at AS due FROM ${form.table} WHERE reference = $1`,
      [body.reference],
    );
    expect(row!.due.toISOString()).toBe(body.answerBy);
    expect(await find(row!.id)).toMatchObject({ state: 'open', assignedTo: null, answerDueAt: body.answerBy });
  });

  it('of a day that is over is late by working days, until somebody has answered', async () => {
    const [id = ''] = await addOfEachKind();
    await api.sql(`UPDATE consultations SET answer_due_at = now() - interval '15 days' WHERE id = $1`, [id]);
    expect((await find(id)).answerDaysLate).toBeGreaterThan(5);
    await setState(id, 'closed').expect(200);
    expect(await find(id)).toMatchObject({ state: 'closed', answerDueAt: null, answerDaysLate: null });
  });

  it('is due on another day when the calendar changes, unless its day is over', async () => {
    const [open = '', late = ''] = await addOfEachKind();
    await api.sql(`UPDATE home_enquiries SET answer_due_at = now() - interval '1 day' WHERE id = $1`, [late]);
    const before = (await find(late)).answerDueAt;
    const day = (await find(open)).answerDueAt.slice(0, 10) as string;
    const hr = await cookieFor(api, 'hr');
    const holidays = [{ day, name: 'A feast' }];
    await call('put', 'calendar', { weekend: [7], holidays, figurePublished: false }, { as: hr }).expect(200);
    expect((await find(open)).answerDueAt.slice(0, 10)).not.toBe(day);
    expect((await find(late)).answerDueAt).toBe(before);
  });
});

describe('An assignment of enquiries', () => {
  it('takes all kinds together, or none, and is put on record for those alone whose it was not already', async () => {
    const ids = await addOfEachKind();
    expect((await assign([ids[0]!], herId).expect(200)).body.assigned).toBe(1);
    expect((await assign(ids, herId).expect(200)).body.assigned).toBe(2);
    for (const id of ids)
      expect(await find(id)).toMatchObject({ assignedTo: { id: herId, name: 'Leela Nair' }, version: 1 });
    const rows = await api.sql(
      `SELECT subject_type, subject_id FROM audit_log WHERE action = 'enquiry.assigned' ORDER BY id`,
    );
    expect(rows.map(({ subject_id: id }) => id)).toEqual(ids);
    expect(rows[1]).toMatchObject({ subject_type: 'home-enquiry' });
    await assign([...ids, '01890000-0000-7000-8000-000000000000'], null).expect(404);
    expect(await find(ids[0]!)).toMatchObject({ assignedTo: { id: herId } });
  });

  it('is for general administrators alone', async () => {
    const [id = ''] = await addOfEachKind();
    const hr = await idOf(await addStaff(api, 'hr'));
    await api.sql('UPDATE staff SET disabled_at = now() WHERE id = $1', [herId]);
    for (const to of [hr, herId, '01890000-0000-7000-8000-000000000000'])
      expect((await assign([id], to).expect(400)).body.errors).toEqual({ to: 'Choose a general administrator.' });
  });

  it('offers the people of one’s own role', async () => {
    const names = async (as: string) =>
      ((await call('get', 'colleagues', undefined, { as }).expect(200)).body as { name: string }[]).map(
        ({ name }) => name,
      );
    const hr = await signIn(api, await addStaff(api, 'hr', { name: 'Hema Rao' }));
    expect(await names(cookie)).toContain('Leela Nair');
    expect(await names(cookie)).not.toContain('Hema Rao');
    expect(await names(hr)).toEqual(['Hema Rao']);
    const [id = ''] = await addOfEachKind();
    await assign([id], herId).expect(200);
    await api.sql(`UPDATE staff SET role = 'hr' WHERE id = $1`, [herId]);
    const { body } = await call('get', 'colleagues').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ name: 'Leela Nair', active: false }));
  });

  it('is taken back, also after a change of state, and not over another assignment', async () => {
    const ids = await addOfEachKind();
    const { body: first } = await assign(ids, herId).expect(200);
    await setState(ids[0]!, 'waiting').expect(200);
    const open = (await call('get', 'undo').expect(200)).body as { kind: string }[];
    expect(open.map(({ kind }) => kind)).toEqual(['enquiry-state', 'enquiry-assignment']);
    expect((await undo(first.undo.id as string).expect(200)).body.records).toHaveLength(3);
    for (const id of ids) expect(await find(id)).toMatchObject({ assignedTo: null });
    const { body: second } = await assign(ids, herId).expect(200);
    await assign([ids[2]!], null, await signIn(api, leela)).expect(200);
    const refused = await undo(second.undo.id as string).expect(409);
    expect(refused.body.errors).toEqual({ [ids[2]!]: expect.stringMatching(/^Chitra Rao: Leela Nair changed it on /) });
    expect(await find(ids[1]!)).toMatchObject({ assignedTo: { id: herId } });
  });
});

describe('A change of an enquiry’s state', () => {
  it('is refused over another one, and is put on record', async () => {
    const [id = ''] = await addOfEachKind();
    expect((await setState(id, 'waiting', '"1"').expect(200)).body).toMatchObject({ id, state: 'waiting', version: 2 });
    await setState(id, 'closed', '"1"').expect(412);
    expect((await setState(id, 'waiting', '"2"').expect(200)).body).toMatchObject({ version: 2, undo: null });
    const rows = await api.sql(`SELECT subject_type, details FROM audit_log WHERE action = 'enquiry.state-changed'`);
    expect(rows).toEqual([
      { subject_type: 'consultation', details: { before: { state: 'open' }, after: { state: 'waiting' } } },
    ]);
    for (const body of [{}, { state: 'answered' }, { state: null }])
      await call('put', `all-enquiries/${id}/state`, body).expect(400);
    for (const none of ['01890000-0000-7000-8000-000000000000', '1']) await setState(none, 'closed').expect(404);
  });

  it.each([consultation, homeEnquiry, contact])(
    'in $table is taken back to the moment, and not over another one',
    async ({ table }) => {
      await addOfEachKind();
      const [{ id } = { id: '' }] = await api.sql<{ id: string }>(`SELECT id FROM ${table}`);
      const before = await clocks([id]);
      const { body: closed } = await setState(id, 'closed').expect(200);
      await undo(closed.undo.id as string).expect(200);
      expect(await clocks([id])).toEqual(before);
      const { body: waiting } = await setState(id, 'waiting').expect(200);
      await setState(id, 'open').expect(200);
      await undo(waiting.undo.id as string).expect(409);
      expect(await find(id)).toMatchObject({ state: 'open', answerDueAt: expect.any(String) as string });
    },
  );
});
