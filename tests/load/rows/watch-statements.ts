import { readFileSync } from 'node:fs';
import pg from 'pg';

/** PostgreSQL counts what each statement reads, and writes the plan of each of the runtime role's into its log. */
export const watchingSettings: Record<string, string> = {
  shared_preload_libraries: 'pg_stat_statements,auto_explain',
  'pg_stat_statements.track': 'top',
  'pg_stat_statements.track_utility': 'off',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_parameter_max_length': '0',
};

/** More rows of one table than a statement may read. Pages and batches read fewer, and a count that stops at 10,001 where one row in five counts. */
const MOST_ROWS = 50_000;

/** A part of a plan that reads a table, or an index of it, from one end to the other. */
export interface Scan {
  node: string;
  table: string;
  rows: number;
  query: string;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}
interface Plan {
  'Query Text': string;
  Plan: Node;
}

/** Of all statements since the last look: how many there were, the buffers that they touched, and the dearest ones. */
export interface Cost {
  calls: number;
  buffers: number;
  statements: { query: string; calls: number; buffers: number }[];
  scans: Scan[];
}

/** Watches what the runtime role does in a database from now on; `log` is the file of the server's log. */
export async function watchStatements(databaseUrl: string, log: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('CREATE EXTENSION pg_stat_statements');
  await client.query('ALTER ROLE frontdoor_runtime IN DATABASE frontdoor SET auto_explain.log_min_duration = 0');
  let seen = 0;

  async function look(): Promise<Cost> {
    const { rows } = await client.query<Cost['statements'][number]>(
      `SELECT query, calls::int, (shared_blks_hit + shared_blks_read)::int AS buffers FROM pg_stat_statements
       WHERE userid = 'frontdoor_runtime'::regrole AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
       ORDER BY buffers DESC`,
    );
    await client.query('SELECT pg_stat_statements_reset()');
    const written = readFileSync(log);
    const scans = readPlans(written.subarray(seen).toString()).flatMap(findScans);
    seen = written.length;
    const sum = (of: 'calls' | 'buffers') => rows.reduce((total, row) => total + row[of], 0);
    return { calls: sum('calls'), buffers: sum('buffers'), statements: rows, scans };
  }
  return { look, end: () => client.end() };
}

/** A plan is the rest of its entry, whose lines begin with a tab. */
function readPlans(text: string): Plan[] {
  const entries = text.matchAll(/duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g);
  return [...entries].map(([, plan = '']) => JSON.parse(plan.replaceAll(/^\t/gm, '')) as Plan);
}

function findScans(plan: Plan): Scan[] {
  const scans: Scan[] = [];
  const visit = (node: Node) => {
    const each = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'] as const;
    const rows = each.reduce((sum, of) => sum + (node[of] ?? 0), 0) * (node['Actual Loops'] ?? 0);
    const table = node['Relation Name'];
    // Rows that are changed are no rows that are read.
    if (table && node['Node Type'] !== 'ModifyTable' && rows > MOST_ROWS)
      scans.push({ node: node['Node Type'], table, rows: Math.round(rows), query: plan['Query Text'] });
    node.Plans?.forEach(visit);
  };
  visit(plan.Plan);
  return scans;
}
