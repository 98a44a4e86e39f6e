import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { contact, forms, postForm } from '../enquiries';
import { eventually } from '../eventually';
import { makePdf } from '../make-files';
import { postApplication } from '../post-application';
import { startApi, type TestApi } from '../start-api';
import { type DatabaseWire, startDatabaseWire } from './start-database-wire';

let api: TestApi;
let wire: DatabaseWire;
beforeEach(async () => {
  wire = await startDatabaseWire();
  api = await startApi({}, wire.wayTo);
});
afterEach(async () => {
  await api.stop();
  await wire.stop();
});

const rows = async (table: string) => (await api.sql(`SELECT FROM ${table}`)).length;
const expectUnavailable = ({ status, headers, body }: { status: number; headers: object; body: { code: string } }) => {
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(headers).toHaveProperty('retry-after');
};

it.each(forms.map((form) => [form.path, form] as const))(
  'fault 87: %s whose COMMIT was not confirmed is sent again with its key, and is one row',
  async (_path, form) => {
    const key = randomUUID();
    const post = () => postForm(api.url, form).set('Idempotency-Key', key);
    wire.loseAnswerTo(`INSERT INTO ${form.table}`);
    expectUnavailable(await post());
    const { body, headers } = await post().expect(201);
    expect(headers['idempotency-replayed']).toBe('true');
    const stored = await api.sql<{ reference: string }>(`SELECT reference FROM ${form.table}`);
    expect(stored).toEqual([{ reference: body.reference }]);
    expect(await rows('outbox')).toBe(1);
  },
);

it('fault 87: an application whose COMMIT was not confirmed is sent again with its key, and is one row', async () => {
  const sent = { key: randomUUID(), file: { name: 'cv.pdf', bytes: makePdf(20_000) } };
  wire.loseAnswerTo('INSERT INTO applications');
  expectUnavailable(await postApplication(api.url, sent));
  const { body, headers } = await postApplication(api.url, sent).expect(201);
  expect(headers['idempotency-replayed']).toBe('true');
  const stored = await api.sql<{ reference: string }>('SELECT reference FROM applications');
  expect(stored).toEqual([{ reference: body.reference }]);
  expect([await rows('outbox'), await rows('resume_spool')]).toEqual([1, 1]);
});

it('fault 93: while the wire to the database is dead every call is answered 503, and it heals by itself', async () => {
  wire.partition();
  const answers = await Promise.all([
    postForm(api.url, contact),
    postApplication(api.url),
    request(api.url).get('/api/jobposts/some-slug'),
    request(api.url).get('/health/ready'),
  ]);
  for (const answer of answers) expectUnavailable(answer);
  wire.heal();
  await eventually(async () => (await request(api.url).get('/health/ready')).status === 200, 'readiness');
  await postForm(api.url, contact).expect(201);
  await postApplication(api.url).expect(201);
  expect([await rows('contact_messages'), await rows('applications')]).toEqual([1, 1]);
});

it('fault 89: a database that may only be read refuses submissions with 503, is read, and recovers', async () => {
  const name = new URL(api.databaseUrl).pathname.slice(1);
  const readOnly = async (value: string) => {
    await api.sql(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
    await api.sql(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
      [name],
    );
  };
  await readOnly('on');
  await eventually(async () => (await request(api.url).get('/api/jobposts/none')).status === 404, 'a reading');
  for (const form of forms) expectUnavailable(await postForm(api.url, form));
  expectUnavailable(await postApplication(api.url));
  await request(api.url).get('/api/jobposts?x').expect(200);
  await api.sql('SET default_transaction_read_only = off');
  await readOnly('off');
  await eventually(async () => (await postForm(api.url, contact)).status === 201, 'a submission');
  await postApplication(api.url).expect(201);
});

it('fault 89: a database whose disk is full refuses submissions with 503, is read, and recovers', async () => {
  const tables = [...forms.map(({ table }) => table), 'applications'];
  await api.sql(`CREATE FUNCTION be_full() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END$$`);
  for (const table of tables)
    await api.sql(`CREATE TRIGGER full_disk BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION be_full()`);
  for (const form of forms) expectUnavailable(await postForm(api.url, form));
  expectUnavailable(await postApplication(api.url, { file: { name: 'cv.pdf', bytes: makePdf() } }));
  await request(api.url).get('/api/jobposts?x').expect(200);
  for (const table of tables) expect(await rows(table)).toBe(0);
  await api.sql('DROP FUNCTION be_full CASCADE');
  for (const form of forms) await postForm(api.url, form).expect(201);
  await postApplication(api.url).expect(201);
});
