import { escapeIdentifier } from 'pg';
import { withClient } from './with-client';

/** What the role of api and worker may do in one schema; in everything that is not named it may read and write rows. */
export interface RuntimePrivileges {
  schema: string;
  /** Rows can be added and read, never changed or removed. */
  appendOnly?: readonly string[];
  readOnly?: readonly string[];
  /** Functions that are closed to everybody else, with the types of their arguments. */
  callable?: readonly string[];
}

/** Two who grant at once would trip over the same catalogue rows. The number is arbitrary and must never change. */
const GRANT_LOCK = 4_617_310_003;

/** Gives the role what it needs and no more; tables that later migrations make are covered from their first moment. */
export async function grantRuntimeRole(ownerUrl: string, name: string, privileges: RuntimePrivileges): Promise<void> {
  const { appendOnly = [], readOnly = [], callable = [] } = privileges;
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
    ...appendOnly.map((table) => `REVOKE UPDATE, DELETE, TRUNCATE ON ${schema}.${table} FROM ${role}`),
    ...readOnly.map((table) => `REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ${schema}.${table} FROM ${role}`),
    ...callable.map((signature) => `GRANT EXECUTE ON FUNCTION ${schema}.${signature} TO ${role}`),
  ];
  await withClient(ownerUrl, async (owner) => {
    await owner.query(['BEGIN', `SELECT pg_advisory_xact_lock(${GRANT_LOCK})`, ...statements, 'COMMIT'].join(';\n'));
  });
}

/** Whether the role can change what it should only add to, for example because it is a superuser or owns the table. */
export const mayChange = (ownerUrl: string, role: string, table: string): Promise<boolean> =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ may: boolean }>(
      `SELECT has_table_privilege($1, $2, 'UPDATE, DELETE, TRUNCATE') AS may`,
      [role, table],
    );
    return rows[0]?.may !== false;
  });
