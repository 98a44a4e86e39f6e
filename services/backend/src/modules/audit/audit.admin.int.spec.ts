import request from 'supertest';
import { addApplication } from '../../../test/add-application';
import { callTotp, setUpTotp } from '../../../test/one-time-codes';
import { addStaff, cookieFor, origin, postSession, signIn } from '../../../test/sign-in';
import { type TestApi, startApi } from '../../../test/start-api';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { pruneAudit, RecordAudit } from './record-audit.use-case';

let api: TestApi;
let general: string;
let hr: string;
let hrId: string;
beforeAll(async () => {
  api = await startApi();
  const person = await addStaff(api, 'hr', { name: 'Hema Rao' });
  [general, hr] = [await signIn(api, await addStaff(api, 'general')), await signIn(api, person)];
  const [row] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [person.email]);
  hrId = row!.id;
  await addApplication(api);
  await api.sql(
    `INSERT INTO audit_log (at, actor_id, actor_name, action, subject_type, subject_id, details, address) VALUES
     ('2026-01-01T10:00:00Z', $1, 'Hema Rao', 'resume.read', 'application', 'a-1', '{"size":1}', '192.0.2.1'),
     ('2026-01-02T10:00:00Z', $1, 'Hema Rao', 'job-post.updated', 'job-post', 'j-1', '{"before":{},"after":{}}', '192.0.2.1')`,
    [hrId],
  );
});
afterAll(() => api.stop());

const list = (filter: object = {}, cookie = general, more: Record<string, string> = {}) =>
  request(api.url)
    .get('/api/admin/audit')
    .query({ filter: JSON.stringify(filter), ...more })
    .set('Cookie', cookie);
const actions = (body: unknown) => (body as { action: string }[]).map(({ action }) => action);

describe('The audit log', () => {
  it('is read newest first, whole, by general administrators', async () => {
    const { body, headers } = await list().expect(200);
    expect(headers['content-range']).toMatch(/^audit 0-\d+\/\d+$/);
    expect(actions(body).slice(-2)).toEqual(['job-post.updated', 'resume.read']);
    expect(actions(body)).toContain('session.started');
    expect((body as object[]).at(-1)).toEqual({
      _id: expect.any(String),
      id: expect.any(String),
      at: '2026-01-01T10:00:00.000Z',
      actorId: hrId,
      actorName: 'Hema Rao',
      action: 'resume.read',
      subjectType: 'application',
      subjectId: 'a-1',
      reference: null,
      details: { size: 1 },
      address: '192.0.2.1',
      requestId: null,
    });
  });

  it('is counted exactly up to 10,000, and beyond says that it is not', async () => {
    expect((await list().expect(200)).headers).not.toHaveProperty('x-total-is-estimate');
    const many = '2020-01-01T00:00:00Z';
    await api.sql(`INSERT INTO audit_log (action, subject_type, at)
      SELECT 'resume.read', 'application', '${many}'::timestamptz - n * interval '1 second' FROM generate_series(1, 10001) n`);
    await api.sql('ANALYZE audit_log');
    const { headers } = await list({ to: many }, hr, { range: '[0,24]' }).expect(200);
    expect(headers['x-total-is-estimate']).toBe('true');
    expect(Number(headers['content-range']?.split('/')[1])).toBeGreaterThan(10_000);
    const last = await list({ to: many }, hr, { range: '[10000,10024]' }).expect(200);
    expect(last.headers['content-range']).toBe('audit 10000-10000/10001');
    await api.sql(`DELETE FROM audit_log WHERE at < '${many}'`);
  });

  it('names a submission by its reference as long as it is there', async () => {
    const { id, reference } = await addApplication(api);
    await api.sql(
      `INSERT INTO audit_log (action, subject_type, subject_id) VALUES ('resume.read', 'application', $1)`,
      [id],
    );
    const named = async () => (await list({ subjectId: id }).expect(200)).body as { reference: string | null }[];
    expect(await named()).toMatchObject([{ reference }]);
    await api.sql('DELETE FROM applications WHERE id = $1', [id]);
    expect(await named()).toMatchObject([{ reference: null }]);
    await api.sql('DELETE FROM audit_log WHERE subject_id = $1', [id]);
  });

  it('shows HR what is about recruiting, without addresses, and nothing about people and sessions', async () => {
    const { body } = await list({}, hr).expect(200);
    expect(actions(body)).toEqual(['job-post.updated', 'resume.read']);
    expect((body as { address: null }[]).map(({ address }) => address)).toEqual([null, null]);
    expect((await list({ subjectType: 'session' }, hr).expect(200)).body).toEqual([]);
    const [started] = (await list({ action: 'session.started' })).body as { id: string }[];
    const show = (cookie: string) => request(api.url).get(`/api/admin/audit/${started!.id}`).set('Cookie', cookie);
    await show(general).expect(200);
    await show(hr).expect(404);
  });

  it('is narrowed by action, actor, subject, time and id', async () => {
    const actionsBy = async (filter: object) => actions((await list(filter).expect(200)).body);
    expect(await actionsBy({ action: 'resume.read' })).toEqual(['resume.read']);
    expect(await actionsBy({ actor: hrId, to: '2026-01-02T00:00:00Z' })).toEqual(['resume.read']);
    expect(await actionsBy({ actor: 'ema ra', subjectType: 'job-post' })).toEqual(['job-post.updated']);
    expect(await actionsBy({ actor: '%' })).toEqual([]);
    expect(await actionsBy({ subjectType: 'application', subjectId: 'a-1' })).toEqual(['resume.read']);
    const middle = { from: '2026-01-01T10:00:00Z', to: '2026-01-02T10:00:00Z' };
    expect(await actionsBy(middle)).toEqual(['resume.read']);
    const [entry] = (await list({ action: 'resume.read' })).body as { id: string }[];
    expect(await actionsBy({ id: [entry!.id] })).toEqual(['resume.read']);
    expect(actions((await list({}, general, { sort: '["at","ASC"]', range: '[0,0]' })).body)).toEqual(['resume.read']);
  });

  it.each(['{"actor":1}', '{"from":"yesterday"}', '{"details":"x"}', '{"id":"1"}', '{"action":"a\\u0000b"}', '1'])(
    'refuses the filter %s',
    async (filter) => {
      await request(api.url).get('/api/admin/audit').query({ filter }).set('Cookie', general).expect(400);
    },
  );

  it.each(['01890000-0000-7000-8000-000000000000', '1', '%00'])('has no entry %s', async (id) => {
    await request(api.url).get(`/api/admin/audit/${id}`).set('Cookie', general).expect(404);
  });

  it('holds refused sign-ins and refused routes', async () => {
    await postSession(api, { name: 'A', email: 'nobody@plumbline.example', password: 'x', area: 'hr' }).expect(401);
    await request(api.url).get('/api/admin/staff').set('Cookie', hr).expect(403);
    expect((await list({ action: 'session.refused' })).body).toMatchObject([{ details: { fault: 'unknown person' } }]);
    expect((await list({ action: 'access.refused' })).body).toMatchObject([
      { actorId: hrId, details: { method: 'GET', route: '/api/admin/staff' } },
    ]);
  });

  it('holds one row of many tries that were turned away, for an account and for one-time codes', async () => {
    const { name, email } = await addStaff(api, 'hr');
    const wrong = { name, email, password: 'certainly not this', area: 'hr' };
    for (let at = 0; at < 10; at += 1) await postSession(api, wrong).expect(401);
    await Promise.all(Array.from({ length: 4 }, () => postSession(api, wrong).expect(429)));
    const throttled = async () => (await list({ action: 'session.throttled' })).body as { subjectId: string }[];
    const [row] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]);
    expect(await throttled()).toMatchObject([{ subjectId: row!.id, details: { what: 'account' } }]);

    const withCodes = await addStaff(api, 'hr');
    await setUpTotp(api, await signIn(api, withCodes), withCodes);
    const login = { name: withCodes.name, email: withCodes.email, password: withCodes.password, area: 'hr' };
    for (let at = 0; at < 6; at += 1) await postSession(api, { ...login, code: '000000' }).expect(401);
    for (let at = 0; at < 2; at += 1) await postSession(api, { ...login, code: '000000' }).expect(429);
    expect(await throttled()).toMatchObject([
      { details: { what: 'one-time codes' } },
      { details: { what: 'account' } },
    ]);
  });

  it('holds passwords and codes that were wrong when they were asked for once more', async () => {
    const person = await addStaff(api, 'hr');
    const cookie = await signIn(api, person);
    await request(api.url)
      .post('/api/session/password')
      .set('Cookie', cookie)
      .set('Origin', origin)
      .send({ current: 'a guess', password: 'gravel lantern violet tram' })
      .expect(400);
    await setUpTotp(api, cookie, person);
    await callTotp(api, 'delete', cookie, { password: person.password, code: '000000' }).expect(400);
    expect((await list({ action: 'session.confirmation-refused' })).body).toMatchObject([
      { actorName: person.name, subjectType: 'staff', details: { fault: 'wrong code' } },
      { actorName: person.name, subjectType: 'staff', details: { fault: 'wrong password' } },
    ]);
  });

  it('holds what was refused for the record that was named', async () => {
    const { id } = await addApplication(api);
    const as = (cookie: string, path: string, method: 'post' | 'put' | 'delete') =>
      request(api.url)[method](path).set('Cookie', cookie).set('Origin', origin);
    await as(hr, `/api/admin/held/contact-message/${id}/release`, 'post').expect(403);
    const { body } = await as(hr, `/api/admin/applications/${id}/notes`, 'post')
      .send({ text: 'Ask again.' })
      .expect(201);
    const another = await cookieFor(api, 'hr');
    const note = `/api/admin/notes/${(body as { id: string }).id}`;
    await as(another, note, 'put').send({ text: 'Do not.' }).expect(403);
    await as(another, note, 'delete').expect(403);
    const { body: refused } = await list({ action: 'access.refused' });
    expect((refused as object[]).slice(0, 3)).toMatchObject([
      { details: { method: 'DELETE', route: '/api/admin/notes/:id', role: 'hr' } },
      { details: { method: 'PUT', route: '/api/admin/notes/:id' } },
      { actorId: hrId, details: { method: 'POST', route: '/api/admin/held/:kind/:id/release' } },
    ]);
  });

  it('cannot be changed by the role of the API: SQLSTATE 42501', async () => {
    const database = api.app.get(Database, { strict: false });
    const statements = ['UPDATE audit_log SET action = action', 'DELETE FROM audit_log', 'TRUNCATE audit_log'];
    for (const [at, sql] of statements.entries())
      await expect(database.query(statement(`test.audit-${at}`, sql))).rejects.toMatchObject({ code: '42501' });
  });

  it('is written by its full name, so that a temporary table of the same name hides nothing', async () => {
    const shadow = statement('test.shadow', 'CREATE TEMP TABLE audit_log (LIKE public.audit_log) ON COMMIT DROP');
    await api.app.get(Database, { strict: false }).transaction(async (tx) => {
      await tx.query(shadow);
      await api.app.get(RecordAudit, { strict: false }).record({ action: 'person.erased-again' }, tx);
    });
    const { body } = await list({ action: 'person.erased-again' });
    expect(body).toHaveLength(1);
  });

  it('loses what is older than a year when it is told to, and nothing younger', async () => {
    await api.sql(`INSERT INTO audit_log (action, at) VALUES ('test.old', now() - interval '2 years')`);
    const database = api.app.get(Database, { strict: false });
    await expect(pruneAudit(database, 300)).rejects.toMatchObject({ code: '22023' });
    expect(await pruneAudit(database, 400)).toEqual({ pruned: 1 });
    expect((await list({ action: 'test.old' })).body).toEqual([]);
  });
});
