import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { addApplication } from '../../../../test/add-application';
import { type AddedPerson, addPerson, findTraces, storedObjects } from '../../../../test/add-person';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { Storage } from '../../../platform/storage/storage';
import { EraseAgain } from './erase-again.use-case';
import { EraseAgainWithFiles } from './erase-again-with-files.use-case';
import { writeEntry } from './erasure-list.repository';

const email = 'asha.restored@mail.example';
let api: TestApi;
let hr: string;
beforeEach(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterEach(() => api.stop());

const erase = (address: string) =>
  callAdmin(api, 'post', '/api/admin/erasures', { cookie: hr, body: { email: address, reason: 'asked-for' } }).expect(
    200,
  );
const eraseAgain = () => api.app.get(EraseAgain, { strict: false });
const eraseAgainWithFiles = () => api.app.get(EraseAgainWithFiles, { strict: false });
const open = () => api.app.get(Storage, { strict: false });

/** Those that refer to others behind them. */
const tables = [
  'consultations',
  'home_enquiries',
  'contact_messages',
  'outbox',
  'applications',
  'resumes',
  'resume_texts',
]
  .concat([
    'resume_previews',
    'consents',
    'application_notes',
    'stage_moves',
    'stage_mails',
    'interviews',
    'duplicate_keys',
  ])
  .concat(['duplicate_links', 'deliveries', 'idempotency_keys']);
/** Rows written since the backup are not in it. */
const younger = ['erasure_list', 'erased_resumes', 'object_deletions'];

/** Keeps the rows as they are now; the returned function puts the database back to them, as a backup does. */
async function backUp(): Promise<() => Promise<unknown>> {
  for (const table of tables) await api.sql(`CREATE TABLE backup_${table} AS TABLE ${table}`);
  return () =>
    api.sql(`
      DO $$
      DECLARE name text; names text;
      BEGIN
        PERFORM set_config('session_replication_role', 'replica', true);
        FOREACH name IN ARRAY '{${[...tables, ...younger].join()}}'::text[] LOOP
          EXECUTE format('DELETE FROM %I', name);
        END LOOP;
        FOREACH name IN ARRAY '{${tables.join()}}'::text[] LOOP
          SELECT string_agg(quote_ident(column_name), ', ') INTO names FROM information_schema.columns
            WHERE table_name = name AND is_generated = 'NEVER';
          EXECUTE format('INSERT INTO %I (%s) SELECT %s FROM %I', name, names, names, 'backup_' || name);
        END LOOP;
      END $$`);
}

/** The storage's files as they are now; the returned function puts them back. */
async function backUpFiles(): Promise<() => Promise<void>> {
  const keys = storedObjects(api);
  const files = await Promise.all(keys.map(async (key) => ({ key, bytes: await open().readWhole(key, 9_999_999) })));
  return async () => {
    for (const { key, bytes } of files) await open().put(key, bytes, 'application/pdf');
  };
}

const isList = (key: string) => key.startsWith('erasures/');

describe('A restored backup', () => {
  it('row 98: loses again whom it has brought back, and keeps everybody else', async () => {
    const person: AddedPerson = await addPerson(api, email);
    await addApplication(api, { email: 'other@mail.example' });
    const [restore, restoreFiles] = [await backUp(), await backUpFiles()];
    await erase(email);
    expect(await findTraces(api, email, person)).toEqual({});

    await restore();
    await restoreFiles();
    expect(await findTraces(api, email, person)).toMatchObject({ applications: 2, resumes: 1, idempotency_keys: 1 });
    expect(await api.sql('SELECT * FROM erasure_list')).toEqual([]);

    const done = await eraseAgainWithFiles().run();
    expect(done).toMatchObject({
      entries: 1,
      foreign: 0,
      left: 0,
      counts: { applications: 2, consultations: 1, resumes: 1 },
    });
    expect(await findTraces(api, email, person)).toEqual({});
    expect((await findTraces(api, 'other@mail.example')).applications).toBe(1);
    expect(storedObjects(api).every(isList)).toBe(true);
    await callAdmin(api, 'get', `/uploads/${person.resume}`, { cookie: hr }).expect(410);
    const log = await api.sql("SELECT details FROM audit_log WHERE action = 'person.erased-again'");
    expect(log).toEqual([{ details: { counts: done.counts } }]);
    expect(await eraseAgainWithFiles().run()).toMatchObject({ entries: 1, counts: { applications: 0 } });
  });

  it('of the storage alone loses the files again, which nothing in the database leads to', async () => {
    await addPerson(api, email);
    const restoreFiles = await backUpFiles();
    await erase(email);
    await restoreFiles();
    expect(storedObjects(api).filter((key) => !isList(key))).toHaveLength(2);
    expect(await eraseAgainWithFiles().run()).toMatchObject({ files: 2, counts: { applications: 0 } });
    expect(storedObjects(api).every(isList)).toBe(true);
  });

  it('keeps what the person has sent after the erasure', async () => {
    await addPerson(api, email);
    const restore = await backUp();
    await erase(email);
    await restore();
    const { id } = await addApplication(api, { email });
    expect((await eraseAgain().run()).counts.applications).toBe(2);
    expect(await api.sql('SELECT id FROM applications')).toEqual([{ id }]);
  });

  it('can be held against a list that is given, when the storage has lost its copy', async () => {
    await addPerson(api, email);
    const restore = await backUp();
    await erase(email);
    const [row] = await api.sql<{ hash: Buffer; at: Date; mark: string }>(
      `SELECT address_hash AS hash, erased_at AS at, encode(substr(sha256(key), 1, 8), 'hex') AS mark FROM erasure_list, erasure_key`,
    );
    const entry = { addressHash: row!.hash, erasedAt: row!.at, key: row!.mark };
    await restore();
    rmSync(fileURLToPath(`${api.storageUrl}/erasures`), { recursive: true });
    expect((await eraseAgain().run()).counts.applications).toBe(0);
    expect((await eraseAgain().run([entry])).counts.applications).toBe(2);
    const foreign = { ...entry, key: '0123456789abcdef' };
    expect(await eraseAgain().run([foreign])).toMatchObject({ entries: 1, foreign: 1 });
  });

  it('is cleaned by one process when two start at once: one counts and records it, the other finds nothing', async () => {
    const person = await addPerson(api, email);
    const restore = await backUp();
    await erase(email);
    await restore();
    // Somebody edits an application meanwhile, so that both runs have begun before either of them can end.
    const editor = new Client({ connectionString: api.databaseUrl });
    await editor.connect();
    await editor.query('BEGIN');
    await editor.query('SELECT FROM applications FOR UPDATE');
    const runs = [eraseAgain().run(), eraseAgain().run()];
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while ((await api.sql(waiting)).length < 2) await sleep(20);
    await editor.query('COMMIT');
    await editor.end();
    const done = await Promise.all(runs);
    expect(done.map(({ counts }) => counts.applications).toSorted()).toEqual([0, 2]);
    expect(await findTraces(api, email, person)).toEqual({});
    expect(await api.sql("SELECT FROM audit_log WHERE action = 'person.erased-again'")).toHaveLength(1);
  });

  it('is cleaned by the command, which says what it did', async () => {
    await addPerson(api, email);
    const restore = await backUp();
    await erase(email);
    await restore();
    const { stdout, code } = await runCommand('');
    expect({ code, done: JSON.parse(stdout) }).toMatchObject({
      code: 0,
      done: { entries: 1, counts: { applications: 2 } },
    });
    const foreign = writeEntry({ addressHash: Buffer.alloc(32), erasedAt: new Date(), key: 'another' });
    expect(await runCommand(foreign)).toMatchObject({ code: 1, stdout: expect.stringContaining('"foreign":1') });
    expect((await runCommand('asha@mail.example\n')).code).toBe(1);
  });
});

function runCommand(list: string): Promise<{ code: number | null; stdout: string }> {
  const { databaseUrl, storageUrl } = api;
  const env = {
    ...process.env,
    ...settings,
    DATABASE_URL: databaseUrl,
    QUEUE_URL: databaseUrl,
    STORAGE_URL: storageUrl,
    LIST: '-',
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(__dirname, '../../../entrypoints/erase-again.ts')],
      { env },
      (_, stdout) => resolve({ code: child.exitCode, stdout }),
    );
    child.stdin?.end(list);
  });
}

const settings = {
  NODE_ENV: 'test',
  SITE_URL: 'http://site.example',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'desk@plumbline.example',
  COMPANY_NAME: 'Plumbline',
  HR_MAIL_TO: 'hr@plumbline.example',
  ENQUIRIES_MAIL_TO: 'hello@plumbline.example',
  SESSION_SECRET: 'k2m5v8x1c4n7b0q3w6e9r2t5y8u1i4o7',
};
