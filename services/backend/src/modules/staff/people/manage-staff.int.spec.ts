import request from 'supertest';
import { addStaff, cookieFor, origin, signIn, type TestPerson } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

let api: TestApi;
let admin: TestPerson;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  admin = await addStaff(api, 'general', { name: 'Gita Anand' });
  cookie = await signIn(api, admin);
});
afterAll(() => api.stop());

const idOf = async ({ email }: { email: string }) =>
  (await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]))[0]!.id;
const get = (path: string, as = cookie) => request(api.url).get(path).set('Cookie', as);
const list = (query: Record<string, string> = {}) => get('/api/admin/staff').query(query);
const put = (id: string, body: object, headers: Record<string, string> = {}) =>
  request(api.url).put(`/api/admin/staff/${id}`).set('Cookie', cookie).set('Origin', origin).set(headers).send(body);
const changeOf = ({ name, role }: TestPerson, change: object = {}) => ({ name, role, disabled: false, ...change });

describe('The list of staff', () => {
  it('shows people with their state to general administrators, and nobody a password', async () => {
    const hr = await addStaff(api, 'hr', { name: 'Hema Rao' });
    const { body, headers } = await list({ filter: JSON.stringify({ q: 'hema rao' }) }).expect(200);
    expect(headers['content-range']).toBe('staff 0-0/1');
    expect(body).toEqual([
      {
        _id: await idOf(hr),
        id: await idOf(hr),
        name: 'Hema Rao',
        methods: ['password'],
        identity: null,
        email: hr.email,
        role: 'hr',
        state: 'active',
        disabled: false,
        formerProvider: null,
        secondFactor: false,
        passkeys: 0,
        sessions: 0,
        lastSeenAt: null,
        createdAt: expect.any(String),
        version: 1,
      },
    ]);
  });

  it('can be narrowed by role, state and id, sorted and cut', async () => {
    const both = await list({ filter: '{"role":["general","hr"]}', sort: '["email","DESC"]', range: '[0,0]' });
    expect(both.body).toHaveLength(1);
    expect((await list({ filter: '{"state":"invited"}' })).body).toEqual([]);
    const filter = JSON.stringify({ id: [await idOf(admin)], role: 'general', state: 'active' });
    expect((await list({ filter })).body).toMatchObject([{ email: admin.email, sessions: 1 }]);
    for (const wrong of ['{"role":"root"}', '{"passwordHash":"x"}', '{"id":"1"}', '[]'])
      await list({ filter: wrong }).expect(400);
    await list({ sort: '["passwordHash","ASC"]' }).expect(400);
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', '%00', '..%2Fx'])('has nobody called %s', async (id) => {
    await get(`/api/admin/staff/${id}`).expect(404);
    await put(id, { name: 'A', role: 'hr', disabled: false }).expect(404);
    await get(`/api/admin/staff/${id}/sessions`).expect(404);
  });
});

describe('Changing a person', () => {
  it('takes a new name and role, counts the version and leaves before and after in the audit log', async () => {
    const person = await addStaff(api, 'hr', { name: 'Bala Iyer' });
    const id = await idOf(person);
    const { etag } = (await get(`/api/admin/staff/${id}`).expect(200)).headers as { etag: string };
    const saved = await put(id, { name: ' Bala R. Iyer ', role: 'general', disabled: false }, { 'If-Match': etag });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ name: 'Bala R. Iyer', role: 'general', version: 2 });
    expect(saved.headers['etag']).toBe('"2"');
    await put(id, changeOf(person), { 'If-Match': etag }).expect(412);
    const [entry] = await api.sql(
      `SELECT actor_name, details FROM audit_log WHERE action = 'staff.updated' AND subject_id = $1`,
      [id],
    );
    expect(entry).toEqual({
      actor_name: 'Gita Anand',
      details: {
        before: { name: 'Bala Iyer', role: 'hr', disabled: false },
        after: { name: 'Bala R. Iyer', role: 'general', disabled: false },
      },
    });
  });

  it('row 64: gives the new role to a session that is open, at once', async () => {
    const person = await addStaff(api, 'hr');
    const theirs = await signIn(api, person);
    await get('/api/admin/staff', theirs).expect(403);
    await put(await idOf(person), changeOf(person, { role: 'general' })).expect(200);
    await get('/api/admin/staff', theirs).expect(200);
  });

  it('row 43: ends the sessions of who is disabled, for good', async () => {
    const person = await addStaff(api, 'hr');
    const theirs = await signIn(api, person);
    await put(await idOf(person), changeOf(person, { disabled: true })).expect(200);
    await get('/api/session', theirs).expect(401);
    await put(await idOf(person), changeOf(person)).expect(200);
    await get('/api/session', theirs).expect(401);
  });

  it('takes nothing else, and nothing malformed', async () => {
    const person = await addStaff(api, 'hr');
    const id = await idOf(person);
    for (const extra of [{ email: 'x@plumbline.example' }, { passwordHash: 'x' }, { version: 9 }])
      await put(id, changeOf(person, extra)).expect(400);
    for (const wrong of [{ name: '' }, { name: 'a\0b' }, { name: 'x'.repeat(121) }, { role: 'root' }, { disabled: 1 }])
      await put(id, changeOf(person, wrong)).expect(400);
  });

  it('is not for oneself where it would shut oneself out, yet one may change the own name', async () => {
    const id = await idOf(admin);
    expect((await put(id, changeOf(admin, { role: 'hr' })).expect(409)).body.code).toBe('own_account');
    expect((await put(id, changeOf(admin, { disabled: true })).expect(409)).body.code).toBe('own_account');
    await put(id, changeOf(admin, { name: 'Gita S. Anand' })).expect(200);
    await put(id, changeOf(admin)).expect(200);
  });

  it('row 67: is refused from another origin, from a sibling host and without a word about where it comes from', async () => {
    const path = `/api/admin/staff/${await idOf(admin)}`;
    const froms = [
      { Origin: 'https://evil.example' },
      { Origin: 'http://blog.site.example', 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'cross-site' },
      {},
    ];
    for (const from of froms) {
      const call = () => request(api.url);
      const calls = [call().put(path).send(changeOf(admin)), call().delete(`${path}/sessions`)];
      for (const one of calls)
        expect((await one.set('Cookie', cookie).set(from).expect(403)).body.code).toBe('foreign_origin');
    }
    await get('/api/session').expect(200);
  });

  it('is refused to HR, who manage nobody, and the refusal is in the audit log', async () => {
    const hr = await cookieFor(api, 'hr');
    await request(api.url)
      .put(`/api/admin/staff/${await idOf(admin)}`)
      .set('Cookie', hr)
      .set('Origin', origin)
      .send(changeOf(admin))
      .expect(403);
    const [entry] = await api.sql(
      `SELECT details FROM audit_log WHERE action = 'access.refused' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ details: { method: 'PUT', route: '/api/admin/staff/:id', role: 'hr' } });
  });
});

describe('Sessions', () => {
  const end = (path: string, as = cookie) => request(api.url).delete(path).set('Cookie', as).set('Origin', origin);

  it('of oneself are listed, and each can be ended', async () => {
    const person = await addStaff(api, 'hr');
    const [here, there] = [await signIn(api, person), await signIn(api, person)];
    const { body } = await get('/api/session/sessions', here).expect(200);
    expect(body).toHaveLength(2);
    const far = (body as { id: string; current: boolean }[]).find(({ current }) => !current)!;
    await end(`/api/session/sessions/${far.id}`, here).expect(204);
    await end(`/api/session/sessions/${far.id}`, here).expect(404);
    await get('/api/session', there).expect(401);
    await get('/api/session', here).expect(200);
  });

  it('of others are nobody else’s to end, but a general administrator’s', async () => {
    const person = await addStaff(api, 'hr');
    const theirs = await signIn(api, person);
    const path = `/api/admin/staff/${await idOf(person)}/sessions`;
    const { body } = await get(path).expect(200);
    const hr = await cookieFor(api, 'hr');
    await end(`/api/session/sessions/${(body as { id: string }[])[0]!.id}`, hr).expect(404);
    await end(path, hr).expect(403);
    await get('/api/session', theirs).expect(200);
    await end(path).expect(204);
    await get('/api/session', theirs).expect(401);
    expect((await get(path)).body).toEqual([]);
  });
});
