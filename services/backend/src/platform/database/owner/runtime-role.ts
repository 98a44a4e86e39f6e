import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { type Client, escapeIdentifier } from 'pg';
import { ConfigError } from '../../config/load-config';
import { withClient } from '../client-with-error-listener';

const ITERATIONS = 4096;
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * A password's verifier as Postgres stores it (RFC 5803). Given instead of the password, it keeps the password itself out of the
 * server's log, which quotes statements that fail.
 */
function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256');
  const stored = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const server = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
}

/** Arbitrary; it must differ from the migrations' lock. */
const SAME_DATABASE_LOCK = 4_617_310_002;
const cannotLogIn = /^28/;

/**
 * Lets the role of `runtimeUrl` log in: makes it, or gives it the password of the address, where it cannot. Both addresses
 * must lead to one database. @throws ConfigError
 */
export async function admitRuntimeRole(ownerUrl: string, runtimeUrl: string): Promise<void> {
  await withClient(ownerUrl, async (owner) => {
    await owner.query('SELECT pg_advisory_lock($1)', [SAME_DATABASE_LOCK]);
    const same = await seesLock(runtimeUrl).catch(async (error: unknown) => {
      if (!cannotLogIn.test((error as { code?: string }).code ?? '')) throw error;
      await letLogIn(owner, new URL(runtimeUrl));
      return seesLock(runtimeUrl);
    });
    if (!same) throw new ConfigError(['DATABASE_URL and DATABASE_OWNER_URL lead to different databases']);
  });
}

/** Advisory locks belong to one database: a process that gets this one is connected to another database. */
const seesLock = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      SAME_DATABASE_LOCK,
    ]);
    return rows[0]?.free === false;
  });

async function letLogIn(owner: Client, runtime: URL): Promise<void> {
  const [name, password] = [decodeURIComponent(runtime.username), decodeURIComponent(runtime.password)];
  const { rows } = await owner.query<{ mighty: boolean }>(
    'SELECT rolsuper OR rolcreaterole OR rolname = current_user AS mighty FROM pg_roles WHERE rolname = $1',
    [name],
  );
  if (rows[0]?.mighty) throw new ConfigError(['DATABASE_URL has a password that the database refuses']);
  const verb = rows.length === 0 ? 'CREATE ROLE' : 'ALTER ROLE';
  const secret = owner.escapeLiteral(scramVerifier(password));
  await owner.query(`${verb} ${owner.escapeIdentifier(name)} LOGIN PASSWORD ${secret}`);
}

/**
 * The owner's address of another database, if that one is on the same server and reached by the same role as `runtimeUrl`;
 * nothing otherwise.
 */
export function asOwner(url: string, runtimeUrl: string, ownerUrl: string): string | undefined {
  const [requested, runtime, owner] = [new URL(url), new URL(runtimeUrl), new URL(ownerUrl)];
  const same =
    requested.protocol.startsWith('postgres') &&
    requested.host === runtime.host &&
    requested.username === runtime.username;
  if (!same) return undefined;
  owner.pathname = requested.pathname;
  return String(owner);
}

/** The rights of the role of api and worker in one schema; in tables that are not named it may read and write rows. */
export interface RuntimePrivileges {
  schema: string;
  /** Rows can be added and read, never changed or removed. By table, the columns that a new row may be given. */
  appendOnly?: Readonly<Record<string, readonly string[]>>;
  readOnly?: readonly string[];
  /** Functions that are closed to everybody else, with the types of their arguments. */
  callable?: readonly string[];
}

/** Two concurrent grants fail on the same catalogue rows, so they take turns. The number is arbitrary and must never change. */
const GRANT_LOCK = 4_617_310_003;

/** Gives the role what it needs and no more; tables that later migrations make are covered from their first moment. */
export async function grantRuntimeRole(ownerUrl: string, name: string, privileges: RuntimePrivileges): Promise<void> {
  const { appendOnly = {}, readOnly = [], callable = [] } = privileges;
  const role = escapeIdentifier(name);
  const schema = escapeIdentifier(privileges.schema);
  const rows = 'SELECT, INSERT, UPDATE, DELETE';
  const statements = [
    // A temporary table hides the lasting one of its name: the role could write its log into nothing.
    `DO $$ BEGIN EXECUTE format('REVOKE TEMP ON DATABASE %I FROM PUBLIC', current_database()); END $$`,
    `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
    `GRANT ${rows} ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT ${rows} ON TABLES TO ${role}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE, SELECT ON SEQUENCES TO ${role}`,
    ...Object.entries(appendOnly).flatMap(([table, columns]) => [
      `REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ${schema}.${table} FROM ${role}`,
      `GRANT INSERT (${columns.join(', ')}) ON ${schema}.${table} TO ${role}`,
    ]),
    ...readOnly.map((table) => `REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ${schema}.${table} FROM ${role}`),
    // A dump that is restored before its roles are there leaves them open: the one statement that closes and grants has failed.
    ...callable.map((signature) => `REVOKE EXECUTE ON FUNCTION ${schema}.${signature} FROM PUBLIC`),
    ...callable.map((signature) => `GRANT EXECUTE ON FUNCTION ${schema}.${signature} TO ${role}`),
  ];
  await withClient(ownerUrl, async (owner) => {
    await owner.query(['BEGIN', `SELECT pg_advisory_xact_lock(${GRANT_LOCK})`, ...statements, 'COMMIT'].join(';\n'));
  });
}

/** Whether the role can change rows that it should only add, for example because it is a superuser or owns the table. */
export const mayChange = (ownerUrl: string, role: string, table: string): Promise<boolean> =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ may: boolean }>(
      `SELECT has_table_privilege($1, $2, 'UPDATE, DELETE, TRUNCATE') AS may`,
      [role, table],
    );
    return rows[0]?.may !== false;
  });
