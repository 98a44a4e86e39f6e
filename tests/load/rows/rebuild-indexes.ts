import type pg from 'pg';

interface Part {
  kind: 'index' | 'key' | 'reference';
  table: string;
  name: string;
  definition: string;
}

/** Every index, key and reference of the tables, and the references to them. The indexes that take longest to build come first. */
const listParts = `
  SELECT * FROM (
  SELECT 'index' AS kind, i.indrelid::regclass::text AS table, i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i WHERE i.indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
  UNION ALL
  SELECT CASE contype WHEN 'f' THEN 'reference' ELSE 'key' END, conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid)
  FROM pg_constraint WHERE contype IN ('p', 'u', 'f') AND (conrelid = ANY($1::regclass[]) OR confrelid = ANY($1::regclass[]))
  ) parts ORDER BY kind, definition LIKE '% USING gin %' DESC, "table", name`;

/** All that a statement or its plan can depend on beside rows and statistics. */
const describeTables = `
  SELECT 'index', indrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid AND indisready, NULL::int
  FROM pg_index WHERE indrelid = ANY($1::regclass[])
  UNION ALL SELECT 'constraint', conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid), convalidated, NULL
  FROM pg_constraint WHERE conrelid = ANY($1::regclass[]) OR confrelid = ANY($1::regclass[])
  UNION ALL SELECT 'column', attrelid::regclass::text, attname, attnotnull, attstattarget FROM pg_attribute
  WHERE attrelid = ANY($1::regclass[]) OR attrelid IN (SELECT indexrelid FROM pg_index WHERE indrelid = ANY($1::regclass[]))
  UNION ALL SELECT 'table', oid::regclass::text, array_to_string(reloptions, ','), relpersistence = 'p', NULL
  FROM pg_class WHERE oid = ANY($1::regclass[])
  ORDER BY 1, 2, 3`;

/**
 * Takes all indexes, keys and references of the tables away, because an index is built many times faster than it grows.
 * `steps` build them anew: each needs those before it, the statements of one step can run side by side. `check` throws unless the
 * tables are again what the migrations have made of them.
 */
export async function takeIndexesAway(client: pg.Client, tables: readonly string[]) {
  const describe = async () => {
    const { rows } = await client.query<unknown[]>({ text: describeTables, values: [tables], rowMode: 'array' });
    return rows.map((row) => JSON.stringify(row));
  };
  const descriptions = await describe();
  const { rows: parts } = await client.query<Part>(listParts, [tables]);
  const of = (kind: Part['kind']) => parts.filter((part) => part.kind === kind);
  for (const { table, name } of [...of('reference'), ...of('key')])
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of of('index')) await client.query(`DROP INDEX ${name}`);

  const add = ({ table, name, definition }: Part) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`;
  const steps = [of('index').map(({ definition }) => definition), of('key').map(add), of('reference').map(add)];
  const check = async () => {
    const now = await describe();
    const differing = [
      ...descriptions.filter((line) => !now.includes(line)),
      ...now.filter((line) => !descriptions.includes(line)),
    ];
    if (differing.length > 0) throw new Error(`The tables are not those of the migrations: ${differing.join('; ')}`);
  };
  return { steps, check };
}
