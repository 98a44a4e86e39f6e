import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { configFor } from '../../../../test/config-for';
import {
  asRuntimeRole,
  createTestDatabase,
  dropDatabase,
  inServer,
  templateUrl,
  type TestDatabase,
} from '../../../../test/databases';
import { bringUpToDate } from '../../../bring-up-to-date';
import { migrations } from '../../../migrations';
import { createLogger } from '../../log/logger';
import { runMigrations } from './run-migrations';

const logger = createLogger('migrate', 'silent');

async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
const stateOf = (url: string, sql: string) =>
  run(url, sql).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const databaseOf = (name: string) => Object.assign(new URL(templateUrl()), { pathname: `/${name}` }).toString();

describe('The role that API and worker use', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('adds to the audit log and reads it', async () => {
    await run(database.url, `INSERT INTO audit_log (action) VALUES ('test.done')`);
    expect(await run(database.url, 'SELECT action FROM audit_log')).toEqual([{ action: 'test.done' }]);
  });

  it.each([
    `UPDATE audit_log SET action = 'nothing.happened'`,
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'DROP TABLE audit_log',
    'ALTER TABLE audit_log DISABLE TRIGGER ALL',
    'ALTER TABLE audit_log OWNER TO frontdoor_runtime',
    'SET ROLE frontdoor',
    'ALTER TABLE audit_log RENAME TO of_its_own',
    'ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY',
    'CREATE RULE forget AS ON INSERT TO audit_log DO INSTEAD NOTHING',
    'CREATE SCHEMA of_its_own',
    'SET session_replication_role = replica',
    `INSERT INTO audit_log (action) VALUES ('test.over') ON CONFLICT (id) DO UPDATE SET action = 'nothing.happened'`,
    'SELECT * FROM audit_log FOR UPDATE',
    'BEGIN; LOCK TABLE audit_log IN SHARE ROW EXCLUSIVE MODE',
    `INSERT INTO audit_log (action, at) VALUES ('test.earlier', now() - interval '1 day')`,
    `INSERT INTO audit_log (action, at) VALUES ('test.later', now())`,
    `INSERT INTO audit_log (id, action) VALUES (uuidv7(), 'test.placed')`,
    `INSERT INTO audit_log (id, action) SELECT id, action FROM audit_log`,
    `COPY audit_log (action, at) FROM STDIN`,
    'DELETE FROM migrations',
    'CREATE TABLE of_its_own (id int)',
  ])('is refused with SQLSTATE 42501: %s', async (sql) => {
    expect(await stateOf(database.url, sql)).toBe('42501');
  });

  it('can shorten the audit log by what is older than a year, through the one function for it', async () => {
    await run(database.ownerUrl, `INSERT INTO audit_log (action, at) VALUES ('test.old', now() - interval '400 days')`);
    expect(await stateOf(database.url, `SELECT prune_audit_log(now() - interval '364 days')`)).toBe('22023');
    expect(await stateOf(database.url, `SELECT prune_audit_log(NULL)`)).toBe('22023');
    const pruned = await run(database.url, `SELECT prune_audit_log(now() - interval '366 days')::int AS count`);
    expect(pruned).toEqual([{ count: 1 }]);
    expect(await run(database.url, 'SELECT action FROM audit_log')).toEqual([{ action: 'test.done' }]);
  });

  it('works with the rows of tables that a later migration makes', async () => {
    await run(database.ownerUrl, 'CREATE TABLE made_later (id int)');
    expect(await stateOf(database.url, 'INSERT INTO made_later VALUES (1)')).toBe('done');
  });
});

describe('migrate with an owner', () => {
  const suffix = randomBytes(6).toString('hex');
  const [name, role] = [`r_${suffix}`, `app_${suffix}`];
  const ownerUrl = databaseOf(name);
  const urlWith = (password: string) => Object.assign(new URL(ownerUrl), { username: role, password }).toString();
  const migrate = (url: string) =>
    bringUpToDate(configFor({ DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: url, QUEUE_URL: url }), logger);

  beforeAll(() => inServer(`CREATE DATABASE ${name}`));
  afterAll(async () => {
    await dropDatabase(name);
    await inServer(`DROP ROLE ${role}`);
  });

  it('takes over a database that one role has made, and makes the lesser role', async () => {
    await runMigrations(configFor({ DATABASE_URL: ownerUrl }), migrations);
    await run(ownerUrl, `INSERT INTO audit_log (action) VALUES ('test.before')`);
    const url = urlWith('first/of@these:passwords');
    await expect(migrate(url)).resolves.toEqual([]);
    expect(await run(url, 'SELECT action FROM audit_log')).toEqual([{ action: 'test.before' }]);
    expect(await stateOf(url, 'DELETE FROM audit_log')).toBe('42501');
    expect(await stateOf(url, 'CREATE TEMP TABLE audit_log (LIKE public.audit_log)')).toBe('42501');
    expect(await stateOf(url, 'SELECT count(*) FROM bullmq.job')).toBe('done');
  });

  it('fault 398: closes what a dump that was restored before its roles has left open to everybody', async () => {
    await run(ownerUrl, 'GRANT EXECUTE ON FUNCTION prune_audit_log(timestamptz) TO PUBLIC');
    const stranger = `stranger_${suffix}`;
    await run(ownerUrl, `CREATE ROLE ${stranger}`);
    const may = `SELECT has_function_privilege('${stranger}', 'prune_audit_log(timestamptz)', 'EXECUTE') AS may`;
    try {
      expect(await run(ownerUrl, may)).toEqual([{ may: true }]);
      await migrate(urlWith('first/of@these:passwords'));
      expect(await run(ownerUrl, may)).toEqual([{ may: false }]);
    } finally {
      await run(ownerUrl, `DROP ROLE ${stranger}`);
    }
  });

  it('gives the role the password of the address, which is how it is changed', async () => {
    await migrate(urlWith('second of these passwords'));
    expect(await stateOf(urlWith('second of these passwords'), 'SELECT 1')).toBe('done');
    expect(await stateOf(urlWith('first/of@these:passwords'), 'SELECT 1')).toBe('28P01');
  });

  it('does no harm twice at once', async () => {
    const url = urlWith('third of these passwords');
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(await stateOf(url, 'TRUNCATE audit_log')).toBe('42501');
  });

  it('never gives a mighty role another password', async () => {
    const wrong = Object.assign(new URL(ownerUrl), { password: 'not-the-owners-password' }).toString();
    const other = Object.assign(new URL(ownerUrl), { username: role, password: 'third of these passwords' }).toString();
    const config = configFor({ DATABASE_OWNER_URL: other, DATABASE_URL: wrong });
    await expect(bringUpToDate(config, logger)).rejects.toThrow(
      'DATABASE_URL has a password that the database refuses',
    );
    expect(await stateOf(ownerUrl, 'SELECT 1')).toBe('done');
  });

  it('refuses two addresses of different databases before it changes anything', async () => {
    const elsewhere = asRuntimeRole(templateUrl());
    await expect(migrate(elsewhere)).rejects.toThrow('lead to different databases');
  });

  it('with one role for everything migrates as ever and takes no right away', async () => {
    await expect(migrate(ownerUrl)).resolves.toEqual([]);
    expect(await stateOf(ownerUrl, `UPDATE audit_log SET action = action`)).toBe('done');
  });
});
