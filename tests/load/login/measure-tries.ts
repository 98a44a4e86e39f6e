import pg from 'pg';
import type { Kinds } from './make-people.ts';

/** Milliseconds of each try, by kind. */
export type Times = Record<string, number[]>;

/** @throws when any answer differs from the others by more than its request id. */
export async function measureTries(url: string, databaseUrl: string, kinds: Kinds, tries: number): Promise<Times> {
  const names = Object.keys(kinds);
  const times: Times = Object.fromEntries(names.map((name) => [name, []]));
  const texts = new Set<string>();
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (let at = -5; at < tries; at += 1) {
      // Chance decides who follows whom: what one try leaves behind (a full cache, garbage) meets all kinds alike.
      for (const name of shuffle(names)) {
        await database.query('TRUNCATE login_attempts');
        const start = performance.now();
        texts.add(await refuse(url, kinds[name]!(at)));
        if (at >= 0) times[name]!.push(performance.now() - start);
      }
    }
  } finally {
    await database.end();
  }
  if (texts.size !== 1) throw new Error(`The answers differ: ${[...texts].join(' / ')}`);
  return times;
}

function shuffle(names: string[]): string[] {
  const keys = new Map(names.map((name) => [name, Math.random()]));
  return names.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
}

async function refuse(url: string, body: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Origin: url };
  const answer = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = (await answer.text()).replace(/"requestId":"[^"]*"/, '');
  return `${answer.status} ${text}`;
}
