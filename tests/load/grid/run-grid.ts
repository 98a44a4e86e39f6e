import pg from 'pg';
import type { Server } from '../system/start-server.ts';
import type { Verdict } from '../report/describe-race.ts';
import { describeGrid } from './describe-grid.ts';
import { measurePages, type PageTimes } from './measure-pages.ts';
import { seedApplications } from './seed.ts';

export interface GridSettings {
  sizes: number[];
  requests: number;
}

/** Fills the tables step by step, and asks for the same pages at each. Expects no applications, and leaves what it made. */
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
