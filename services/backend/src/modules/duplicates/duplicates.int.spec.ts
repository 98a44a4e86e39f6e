import type { INestApplicationContext } from '@nestjs/common';
import request from 'supertest';
import { addApplication, addResume } from '../../../test/add-application';
import { eventually } from '../../../test/eventually';
import { postApplication, validFields } from '../../../test/post-application';
import { cookieFor, origin } from '../../../test/sign-in';
import { startWorkerOf } from '../../../test/start-worker';
import { type TestApi, startApi } from '../../../test/start-api';
import { FindDuplicates } from './find/find-duplicates.use-case';

let api: TestApi;
let worker: INestApplicationContext;
let hr: string;
let general: string;

beforeAll(async () => {
  api = await startApi();
  worker = await startWorkerOf(api);
  [hr, general] = [await cookieFor(api, 'hr'), await cookieFor(api, 'general')];
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});
beforeEach(() => api.sql('TRUNCATE applications, audit_log CASCADE'));

const at = (id: string, other = '') => `/api/admin/applications/${id}/duplicates${other}`;
const list = async (id: string) => (await request(api.url).get(at(id)).set('Cookie', hr).expect(200)).body;
const link = (id: string, body: object, cookie = hr) =>
  request(api.url).post(at(id)).set({ Cookie: cookie, Origin: origin }).send(body);
const unlink = (id: string, other: string, cookie = hr) =>
  request(api.url)
    .delete(at(id, `/${other}`))
    .set({ Cookie: cookie, Origin: origin });
const compare = (id: string) => worker.get(FindDuplicates, { strict: false }).run(id);
let count = 0;
const add = async (columns: Record<string, unknown> = {}) => {
  const { id } = await addApplication(api, { email: `somebody${count++}@mail.example` });
  for (const [name, value] of Object.entries(columns))
    await api.sql(`UPDATE applications SET ${name} = $2 WHERE id = $1`, [id, value]);
  return id;
};

describe('Applications of one person', () => {
  it.each([
    ['email', { email: 'asha.verma@gmail.com' }, { email: 'AshaVerma+2@googlemail.com' }],
    ['phone', { phone: '+91 98765 43210' }, { phone: '+919876543210' }],
    ['linkedin', { linkedin: 'https://linkedin.com/in/asha' }, { linkedin: 'https://in.linkedin.com/in/Asha/' }],
  ])('are found by %s in either order', async (reason, one, other) => {
    const [a, b, stranger] = [await add(one), await add(other), await add()];
    for (const id of [stranger, b, a]) await compare(id);
    expect(await list(a)).toMatchObject([{ _id: b, id: b, reasons: [reason], state: 'found', stage: 'new' }]);
    expect(await list(b)).toMatchObject([{ id: a, reasons: [reason] }]);
    expect(await list(stranger)).toEqual([]);
  });

  it('are found by the file that they sent', async () => {
    const [a, b] = [await add(), await add()];
    for (const id of [a, b]) await addResume(api, id);
    await Promise.all([compare(a), compare(b)]);
    expect(await list(a)).toMatchObject([{ id: b, reasons: ['resume'] }]);
  });

  it('are linked once, with all that they share', async () => {
    const shared = { phone: '+919876543210', linkedin: 'https://linkedin.com/in/asha' };
    const [a, b] = [await add(shared), await add(shared)];
    for (const id of [a, b, a, b]) await compare(id);
    expect(await list(a)).toMatchObject([{ id: b, reasons: ['linkedin', 'phone'] }]);
    expect(await api.sql('SELECT version FROM applications WHERE version > 1')).toEqual([]);
  });

  it('are not looked for among what is held as spam', async () => {
    const [a, b] = [await add({ phone: '+919876543210' }), await add({ phone: '+919876543210', standing: 'held' })];
    for (const id of [a, b]) await compare(id);
    expect(await list(a)).toEqual([]);
  });

  it('are found after they were submitted, and the answers are alike', async () => {
    const answers = [
      await postApplication(api.url),
      await postApplication(api.url, { fields: { ...validFields, message: 'Again.' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.body.message).toBe(answers[1]!.body.message);
    const [row] = await api.sql<{ id: string }>('SELECT id FROM applications ORDER BY id LIMIT 1');
    const duplicates = await eventually(async () => (await list(row!.id)).length > 0 && list(row!.id));
    expect(duplicates).toMatchObject([{ reasons: ['email', 'linkedin'], state: 'found' }]);
  });

  it('that were there before are compared as well, however often a migration says so', async () => {
    const [a, b] = [await add({ phone: '+919876543210' }), await add({ phone: '+919876543210' })];
    for (let round = 0; round < 2; round++)
      await api.sql(`INSERT INTO outbox (event, subject_id) SELECT 'application.found-uncompared', id FROM applications
        ON CONFLICT (event, subject_id) DO NOTHING`);
    await eventually(async () => (await list(a)).length > 0);
    expect(await list(a)).toMatchObject([{ id: b }]);
  });
});

describe('HR', () => {
  it('unlinks two for good', async () => {
    const [a, b] = [await add({ phone: '+919876543210' }), await add({ phone: '+919876543210' })];
    for (const id of [a, b]) await compare(id);
    expect((await unlink(a, b).expect(200)).body).toMatchObject({ id: b, reasons: ['phone'] });
    for (const id of [a, b]) await compare(id);
    expect([await list(a), await list(b)]).toEqual([[], []]);
    await unlink(a, b).expect(404);
    const audit = await api.sql('SELECT action, subject_id, details FROM audit_log');
    expect(audit).toEqual([
      { action: 'application.unlinked', subject_id: a, details: { other: b, reasons: ['phone'] } },
    ]);
  });

  it('links two that share nothing, and what was unlinked again', async () => {
    const [a, b] = [await add(), await add()];
    expect((await link(a, { id: b }).expect(201)).body).toMatchObject({ id: b, reasons: [], state: 'linked' });
    await unlink(b, a).expect(200);
    await link(b, { id: a }).expect(201);
    expect(await list(a)).toMatchObject([{ id: b, state: 'linked' }]);
  });

  it('gets clear answers to what cannot be', async () => {
    const [a, gone] = [await add(), '01890000-0000-7000-8000-000000000000'];
    for (const body of [{}, { id: 'x' }, { id: a }, { id: [a] }, { id: null }, { id: gone, state: 'linked' }])
      await link(a, body).expect(400);
    await link(a, { id: gone }).expect(404);
    await link(gone, { id: a }).expect(404);
    await link('x', { id: a }).expect(404);
    for (const other of [gone, 'x', a, '%00']) await unlink(a, other).expect(404);
    for (const id of [gone, 'x', '%00']) await request(api.url).get(at(id)).set('Cookie', hr).expect(404);
  });

  it('alone may see and decide', async () => {
    const [a, b] = [await add(), await add()];
    await request(api.url).get(at(a)).set('Cookie', general).expect(403);
    await link(a, { id: b }, general).expect(403);
    await unlink(a, b, general).expect(403);
    await request(api.url).get(at(a)).expect(401);
  });
});
