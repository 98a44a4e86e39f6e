import { Pool } from 'pg';
import { POSTGRES_QUEUE_SCHEMA } from '../src/platform/queue/backend/on-postgres';
import { templateUrl } from './databases';

/** The parts of a database that are not rows: a test that has changed any of them has a database of its own from then on. */
const STRUCTURE = `
  SELECT md5(string_agg(part, ' ' ORDER BY part)) AS structure FROM (
    SELECT concat('class ', oid, relname, relacl) FROM pg_class WHERE oid >= 16384 AND relpersistence = 'p'
    UNION ALL SELECT concat('column ', attrelid, attnum, attname, atttypid, attnotnull) FROM pg_attribute WHERE attrelid >= 16384
    UNION ALL SELECT concat('constraint ', oid) FROM pg_constraint WHERE oid >= 16384
    UNION ALL SELECT concat('default ', oid) FROM pg_attrdef
    UNION ALL SELECT concat('function ', oid, prosrc) FROM pg_proc WHERE oid >= 16384
    UNION ALL SELECT concat('trigger ', oid, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat('setting ', setconfig) FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
      WHERE datname = current_database()
  ) AS parts (part)`;

/** Somebody is at work in it. */
const BUSY = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`;

/** Forgets the state that an API keeps outside of its database, the count of forged tokens: it would show in the next file. */
const REMEMBERED = `SELECT FROM audit_log WHERE action = 'session.forged'`;

interface Seed {
  table: string;
  columns: string;
  rows: string;
}
let seeds: Promise<Seed[]> | undefined;
/** Ours and the queue's. */
const tablesOf = `SELECT oid::regclass::text AS table FROM pg_class WHERE relkind = 'r' AND oid >= 16384
  AND relnamespace IN ('public'::regnamespace, '${POSTGRES_QUEUE_SCHEMA}'::regnamespace)`;

/** The rows that the migrations make, read once. */
async function readSeeds(): Promise<Seed[]> {
  const template = new Pool({ connectionString: templateUrl(), max: 1 });
  const rowsOfTemplate: Seed[] = [];
  for (const { table } of (await template.query<{ table: string }>(tablesOf)).rows) {
    const { rows } = await template.query<Seed>(
      `SELECT $1::text AS table, (SELECT json_agg(t)::text FROM ${table} t) AS rows, (SELECT string_agg(quote_ident(attname), ', ')
       FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns`,
      [table],
    );
    if (rows[0]?.rows) rowsOfTemplate.push(rows[0]);
  }
  await template.end();
  return rowsOfTemplate;
}

export async function structureOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ structure: string }>(STRUCTURE);
  return rows[0]!.structure;
}

/** Leaves the rows of the migrations alone in a database, as its owner. False when it has changed, or is busy. */
export async function emptyDatabase(pool: Pool, structure: string): Promise<boolean> {
  if ((await structureOf(pool)) !== structure) return false;
  for (const obstacle of [BUSY, REMEMBERED]) if ((await pool.query(obstacle)).rowCount !== 0) return false;
  const tables = (await pool.query<{ table: string }>(tablesOf)).rows.map(({ table }) => table);
  const filled = await pool.query<{ table: string }>(
    tables.map((table) => `SELECT '${table}' AS table WHERE EXISTS (SELECT FROM ${table})`).join(' UNION ALL '),
  );
  await pool.query(`TRUNCATE ${filled.rows.map(({ table }) => table).join(', ')} RESTART IDENTITY CASCADE`);
  for (const { table, columns, rows } of await (seeds ??= readSeeds()))
    await pool.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [rows],
    );
  return true;
}
