import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { addStaff, signIn } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let meera: string;
let farid: string;
let id: string;

beforeAll(async () => {
  api = await startApi();
  meera = await signIn(api, await addStaff(api, 'hr', { name: 'Meera Nair' }));
  farid = await signIn(api, await addStaff(api, 'hr', { name: 'Farid Khan' }));
});
afterAll(() => api.stop());
beforeEach(async () => void ({ id } = await addApplication(api)));

const write = (body: unknown, of = id) =>
  callAdmin(api, 'post', `/api/admin/applications/${of}/notes`, { cookie: meera, body });
const list = (query = '', of = id) =>
  callAdmin(api, 'get', `/api/admin/applications/${of}/notes${query}`, { cookie: farid });
const change = (note: string, body: unknown, { cookie = meera, ifMatch = '' } = {}) =>
  callAdmin(api, 'put', `/api/admin/notes/${note}`, { cookie, ifMatch, body });
const remove = (note: string, { cookie = meera, ifMatch = '' } = {}) =>
  callAdmin(api, 'delete', `/api/admin/notes/${note}`, { cookie, ifMatch });
const texts = (body: { text: string }[]) => body.map(({ text }) => text);

describe('Notes about an application', () => {
  it('are read by everybody in HR, newest first, in pages', async () => {
    const { body, headers } = await write({ text: ' First line\nsecond line, தமிழ் 👩‍💻 ' }).expect(201);
    expect(headers['etag']).toBe('"1"');
    expect(body).toMatchObject({ applicationId: id, authorName: 'Meera Nair', version: 1 });
    await write({ text: '<script>alert(1)</script>' }).expect(201);
    const all = await list().expect(200);
    expect(texts(all.body)).toEqual(['<script>alert(1)</script>', 'First line\nsecond line, தமிழ் 👩‍💻']);
    const page = await list('?range=[0,0]').expect(200);
    expect(page.headers['content-range']).toBe('notes 0-0/2');
  });

  it('are changed and deleted by their author', async () => {
    const note = (await write({ text: 'Call on Monday' })).body.id;
    const changed = await change(note, { text: 'Call on Tuesday' }, { ifMatch: '"1"' }).expect(200);
    expect(changed.body).toMatchObject({ text: 'Call on Tuesday', version: 2 });
    expect(changed.headers['etag']).toBe('"2"');
    await change(note, { text: 'Call on Friday' }, { ifMatch: '"1"' }).expect(412);
    await remove(note, { ifMatch: '"1"' }).expect(412);
    expect((await remove(note).expect(200)).body).toMatchObject({ id: note, text: 'Call on Tuesday' });
    await remove(note).expect(404);
    expect((await list()).body).toEqual([]);
  });

  it('are not changed or deleted by another author, who gets the same answer for every version', async () => {
    const note = (await write({ text: 'Mine' })).body.id;
    for (const ifMatch of ['', '"1"', '"9"']) {
      const { body } = await change(note, { text: 'Yours' }, { cookie: farid, ifMatch }).expect(403);
      expect(body.code).toBe('not_your_note');
      await remove(note, { cookie: farid, ifMatch }).expect(403);
    }
    expect(texts((await list()).body)).toEqual(['Mine']);
  });

  it.each([
    ['may not sign in any more', 'disabled_at = now()'],
    ['is in another area now', `role = 'general'`],
  ])('are deleted, not changed, by anybody in HR once their author %s', async (_, left) => {
    const asha = await addStaff(api, 'hr', { name: 'Asha Verma' });
    const cookie = await signIn(api, asha);
    const written = await callAdmin(api, 'post', `/api/admin/applications/${id}/notes`, {
      cookie,
      body: { text: 'X' },
    });
    expect(written.body.authorHasLeft).toBe(false);
    await remove(written.body.id).expect(403);
    await api.sql(`UPDATE staff SET ${left} WHERE email = $1`, [asha.email]);
    expect((await list()).body).toMatchObject([{ text: 'X', authorHasLeft: true }]);
    await change(written.body.id, { text: 'Y' }).expect(403);
    await remove(written.body.id, { ifMatch: '"1"' }).expect(200);
    expect((await list()).body).toEqual([]);
    const [row] = await api.sql(
      `SELECT actor_name, details FROM audit_log WHERE subject_id = $1 AND action = 'note.deleted'`,
      [id],
    );
    expect(row).toEqual({
      actor_name: 'Meera Nair',
      details: { noteId: written.body.id, authorId: written.body.authorId },
    });
  });

  it('fault 723: are written once for a key, also when two come at the same moment, and anew once they were deleted', async () => {
    const note = { text: 'Call on Monday', key: randomUUID() };
    const both = await Promise.all([write(note), write(note)]);
    expect(both.map(({ status }) => status).filter((status) => status !== 409)).toContain(201);
    const again = await write(note).expect(201);
    expect(again.headers['etag']).toBe('"1"');
    expect((await list()).body).toMatchObject([{ id: again.body.id, text: 'Call on Monday' }]);
    const other = await write({ ...note, text: 'Call on Tuesday' }).expect(409);
    expect(other.body.code).toBe('note_differs');
    await write(note, (await addApplication(api)).id).expect(409);
    await remove(again.body.id).expect(200);
    expect((await write(note).expect(201)).body.id).not.toBe(again.body.id);
    expect(texts((await list()).body)).toEqual(['Call on Monday']);
    const [kept] = await api.sql<{ answer: object }>("SELECT answer FROM idempotency_keys WHERE scope = 'note'");
    expect(Object.keys(kept!.answer)).toEqual(['id']);
    expect((await write({ ...note, key: 'mine' }).expect(400)).body.errors).toHaveProperty('key');
  });

  it('leave a trace without their text', async () => {
    const note = (await write({ text: 'Knows a competitor' })).body.id;
    await change(note, { text: 'Knows a client' });
    await remove(note);
    const rows = await api.sql('SELECT action, details FROM audit_log WHERE subject_id = $1 ORDER BY id', [id]);
    const details = { noteId: note };
    expect(rows).toEqual(['note.written', 'note.changed', 'note.deleted'].map((action) => ({ action, details })));
  });

  it('may have 5000 characters', async () => {
    await write({ text: '👩'.repeat(5000) }).expect(201);
    await write({ text: 'x'.repeat(5001) }).expect(400);
  });

  it.each([
    {},
    [],
    { text: '' },
    { text: ' \n ' },
    { text: 7 },
    { text: null },
    { text: ['x'] },
    { text: 'a\0b' },
    { text: `x${'\uFE0F'.repeat(5000)}` },
    { text: 'x', authorId: 'y' },
    'null',
  ])('are not made of %j', async (body) => {
    const note = (await write({ text: 'There' })).body.id;
    await write(body).expect(400);
    await change(note, body).expect(400);
    expect(texts((await list()).body)).toEqual(['There']);
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', '%00', '..%2Fx'])('are not found at %s', async (none) => {
    await write({ text: 'x' }, none).expect(404);
    await list('', none).expect(404);
    await change(none, { text: 'x' }).expect(404);
    await remove(none).expect(404);
  });

  it('go with the application', async () => {
    const note = (await write({ text: 'x' })).body.id;
    await api.sql('DELETE FROM applications WHERE id = $1', [id]);
    await change(note, { text: 'y' }).expect(404);
    await write({ text: 'y' }).expect(404);
    expect(await api.sql('SELECT 1 FROM application_notes WHERE id = $1', [note])).toEqual([]);
  });
});
