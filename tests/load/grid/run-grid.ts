import pg from 'pg';
import type { Server } from '../system/start-server.ts';
import type { Verdict } from '../report/describe-race.ts';
import { measurePages, type PageTimes } from './measure-pages.ts';
import { seedApplications } from './seed.ts';
import { alignColumns } from '../report/align-columns.ts';

interface GridSettings {
  sizes: number[];
  requests: number;
}

/**
 * Fills the tables step by step, and requests the same pages at each size. Expects no applications, and leaves the added ones.
 */
export async function runGrid(
  api: Server,
  databaseUrl: string,
  cookie: string,
  { sizes, requests }: GridSettings,
): Promise<{ text: string; verdicts: Verdict[] }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const times: PageTimes[][] = [];
    for (const size of sizes) {
      await seedApplications(client, size);
      times.push(await measurePages(api.url, cookie, size, requests));
    }
    return describeGrid(sizes, times);
  } finally {
    await client.end();
  }
}

const GOAL_MS = 60;

/** One table: a line a page, a pair of columns a size. */
function describeGrid(sizes: number[], times: PageTimes[][]): { text: string; verdicts: Verdict[] } {
  const last = times.at(-1)!;
  const heading = ['', ...sizes.map((size) => `${size.toLocaleString('en')}: median, p95`), 'growth'];
  const lines = last.map(({ page, median }, at) => [
    `  ${page.title}`,
    ...times.map((column) => `${show(column[at]!.median)}, ${show(column[at]!.p95)}`),
    `${(median / times[0]![at]!.median).toFixed(2)}x`,
  ]);
  const slowest = last.reduce((one, other) => (other.p95 > one.p95 ? other : one));
  const verdict = {
    what: `Slowest page at ${sizes.at(-1)!.toLocaleString('en')} (${slowest.page.title}), p95`,
    measured: `${show(slowest.p95)} ms`,
    goal: `< ${GOAL_MS} ms`,
    reached: slowest.p95 < GOAL_MS,
  };
  const text = `Admin grid, pages of 25, in milliseconds, one person at a time\n${alignColumns([heading, ...lines])}\n`;
  return { text, verdicts: [verdict] };
}

const show = (milliseconds: number) => milliseconds.toFixed(1);
