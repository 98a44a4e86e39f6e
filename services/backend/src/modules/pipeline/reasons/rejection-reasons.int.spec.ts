import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let hr: string;

beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const path = '/api/admin/rejection-reasons';
const call = (method: 'get' | 'post' | 'put' | 'delete', at = '', body?: unknown, ifMatch = '') =>
  callAdmin(api, method, path + at, { cookie: hr, body, ifMatch });
const list = (query: object = {}) =>
  call('get').query(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])));
const actions = async (id: string) =>
  (await api.sql('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY id', [id])).map((row) => row['action']);

describe('The reasons for a rejection', () => {
  it('are there from the start, by their places', async () => {
    const { body, headers } = await list().expect(200);
    expect(body[0]).toMatchObject({ label: 'Experience does not match', position: 10, retired: false, version: 1 });
    expect(body.at(-1).label).toBe('Other');
    expect(headers['content-range']).toBe(`rejection-reasons 0-${body.length - 1}/${body.length}`);
  });

  it('can be added to, reworded, retired and restored, each on record', async () => {
    const added = await call('post', '', { label: ' Moved abroad ' }).expect(201);
    const { id } = added.body;
    expect(added.body).toMatchObject({ _id: id, label: 'Moved abroad', position: 80, retired: false });
    expect((await list().expect(200)).body.at(-1).id).toBe(id);
    expect(added.headers['etag']).toBe('"1"');
    const changed = await call('put', `/${id}`, { label: 'Lives abroad', position: 65 }, '"1"').expect(200);
    expect(changed.headers['etag']).toBe('"2"');
    await call('put', `/${id}`, { label: 'Lives abroad', position: 65 }, '"1"').expect(412);
    const retired = await call('put', `/${id}`, { label: 'Lives abroad', retired: true }).expect(200);
    expect(retired.body).toMatchObject({ retired: true, retiredAt: expect.any(String), position: 65 });
    await call('put', `/${id}`, { label: 'Lives abroad', retired: false }).expect(200);
    const answer = await call('get', `/${id}`).expect(200);
    expect(answer.body).toMatchObject({ retired: false, retiredAt: null, version: 4 });
    expect(answer.headers['etag']).toBe('"4"');
    expect(await actions(id)).toEqual(['rejection-reason.added', ...Array(3).fill('rejection-reason.changed')]);
  });

  it('have different labels as long as they are in use', async () => {
    const { id } = (await call('post', '', { label: 'Twice' }).expect(201)).body;
    expect((await call('post', '', { label: 'TWICE' }).expect(409)).body.errors).toHaveProperty('label');
    const other = (await call('post', '', { label: 'Once' }).expect(201)).body;
    expect((await call('put', `/${other.id}`, { label: 'twice' }).expect(409)).body.code).toBe('reason_exists');
    await call('put', `/${id}`, { label: 'Twice', retired: true }).expect(200);
    await call('put', `/${other.id}`, { label: 'twice' }).expect(200);
    await call('put', `/${id}`, { label: 'Twice', retired: false }).expect(409);
  });

  it('that were never given are deleted; a second time there is nothing', async () => {
    const { id } = (await call('post', '', { label: 'Short-lived' }).expect(201)).body;
    await call('delete', `/${id}`, undefined, '"7"').expect(412);
    expect((await call('delete', `/${id}`).expect(200)).body).toMatchObject({ id, retired: false });
    await call('get', `/${id}`).expect(404);
    await call('delete', `/${id}`).expect(404);
    expect(await actions(id)).toEqual(['rejection-reason.added', 'rejection-reason.deleted']);
  });

  it('that were given are retired, and history keeps their words even when they are reworded', async () => {
    const { id: reason } = (await call('post', '', { label: 'Given once' }).expect(201)).body;
    const { id } = await addApplication(api);
    const at = `/api/admin/applications/${id}`;
    await callAdmin(api, 'post', `${at}/stage`, { cookie: hr, body: { stage: 'rejected', reason } }).expect(200);
    await callAdmin(api, 'post', `${at}/stage`, { cookie: hr, body: { stage: 'new' } }).expect(200);
    await call('put', `/${reason}`, { label: 'Reworded' }).expect(200);
    expect((await call('delete', `/${reason}`).expect(200)).body).toMatchObject({ retired: true, version: 3 });
    expect((await call('delete', `/${reason}`).expect(200)).body).toMatchObject({ retired: true, version: 3 });
    expect((await actions(reason)).at(-1)).toBe('rejection-reason.retired');
    const { body } = await callAdmin(api, 'get', `${at}/history`, { cookie: hr });
    expect(body[1]).toMatchObject({ reasonId: reason, reason: 'Given once' });
    const ids = async (filter: object) => (await list({ filter })).body.map(({ id: one }: { id: string }) => one);
    expect(await ids({ retired: false })).not.toContain(reason);
    expect(await ids({ retired: true })).toContain(reason);
    expect(await ids({ id: [reason] })).toEqual([reason]);
  });

  it('tell how often they were given and who is rejected with them, before somebody takes one away', async () => {
    const { id: reason } = (await call('post', '', { label: 'Counted' }).expect(201)).body;
    expect((await call('get', `/${reason}/use`).expect(200)).body).toEqual({ moves: 0, applications: 0 });
    const move = (id: string, body: object) =>
      callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, { cookie: hr, body }).expect(200);
    const [back, stays] = [(await addApplication(api)).id, (await addApplication(api)).id];
    for (const id of [back, stays]) await move(id, { stage: 'rejected', reason });
    await move(back, { stage: 'new' });
    expect((await call('get', `/${reason}/use`).expect(200)).body).toEqual({ moves: 2, applications: 1 });
    for (const id of ['01890000-0000-7000-8000-000000000000', '1', '%00']) await call('get', `/${id}/use`).expect(404);
  });

  it('are never deleted while one is being given', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id: reason } = (await call('post', '', { label: `Race ${round}` }).expect(201)).body;
      const { id } = await addApplication(api);
      const give = { cookie: hr, body: { stage: 'rejected', reason } };
      const [given, gone] = await Promise.all([
        callAdmin(api, 'post', `/api/admin/applications/${id}/stage`, give),
        call('delete', `/${reason}`),
      ]);
      expect(gone.status).toBe(200);
      expect([given.status, gone.body.retired]).toEqual(given.status === 200 ? [200, true] : [400, false]);
    }
  });

  it.each([
    [{}],
    [{ label: '' }],
    [{ label: '  ' }],
    [{ label: 7 }],
    [{ label: 'a\nb' }],
    [{ label: 'a\0b' }],
    [{ label: 'x'.repeat(121) }],
    [{ label: `x${'\uFE0F'.repeat(120)}` }],
    [{ label: 'x', position: -1 }],
    [{ label: 'x', position: 1.5 }],
    [{ label: 'x', position: '1' }],
    [{ label: 'x', position: null }],
    [{ label: 'x', id: '1' }],
    [[]],
  ])('are not made of %j', async (body) => {
    await call('post', '', body).expect(400);
  });

  it.each([
    { filter: { id: ['1'] } },
    { filter: { retired: 'no' } },
    { filter: { label: 'x' } },
    { sort: ['label', 'ASC'] },
  ])('are not listed by %j', async (query) => {
    await list(query).expect(400);
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', '%00', '..%2Fx'])('are not found as %s', async (id) => {
    await call('get', `/${id}`).expect(404);
    await call('put', `/${id}`, { label: 'x' }).expect(404);
    await call('delete', `/${id}`).expect(404);
  });
});
