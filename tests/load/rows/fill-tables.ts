import pg from 'pg';
import { takeIndexesAway } from './rebuild-indexes.ts';
import { longTables, yearOfUse } from './year-of-use.ts';

/** As many statements at once as a small machine has cores. */
const LANES = 2;

const settings = `
  SET session_replication_role = replica;
  SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'; SET max_parallel_maintenance_workers = 0`;

/** All tables of ours; the long ones are done by themselves. */
const listOthers = `
  SELECT string_agg(format('%I', relname), ', ') AS names FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1)`;

/**
 * Fills the empty tables of a migrated database with a year of use, in which so many applications came. `tell` hears
 * of the end of each part.
 */
export async function fillTables(databaseUrl: string, rows: number, tell: (part: string) => void): Promise<void> {
  const lanes = Array.from({ length: LANES }, () => new pg.Client({ connectionString: databaseUrl }));
  const [first] = lanes as [pg.Client];
  const runSteps = async (part: string, steps: readonly string[][]) => {
    for (const step of steps) {
      const waiting = step.values();
      await Promise.all(
        lanes.map(async (lane) => {
          for (const text of waiting) await lane.query(text);
        }),
      );
    }
    tell(part);
  };
  try {
    for (const lane of lanes) await lane.connect();
    for (const lane of lanes) await lane.query(settings);
    const indexes = await takeIndexesAway(first, longTables);
    await runSteps('rows', yearOfUse(rows));
    await runSteps('indexes', indexes.steps);
    await indexes.check();
    const { rows: others } = await first.query<{ names: string }>(listOthers, [longTables]);
    const counted = [...longTables, others[0]!.names].map((names) => `VACUUM (ANALYZE) ${names}`);
    await runSteps('statistics', [counted, ['CHECKPOINT']]);
  } finally {
    for (const lane of lanes) await lane.end();
  }
}
