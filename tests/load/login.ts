import pg from 'pg';
import { type BenchedSystem, withSystem } from './system/with-system.ts';
import { queryOnce } from '../support/query-once.ts';
import type { startSystem } from './system/start-system.ts';
import { median } from './measure/median.ts';
import { alignColumns } from './report/align-columns.ts';

/** The medians, and how far the first and the last of them are apart. */
function describeTries(times: Times, tries: number): string {
  const medians = Object.entries(times).map(([name, all]) => [name, median(all)] as const);
  const values = medians.map(([, value]) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rows = medians.map(([name, value]) => [
    name,
    `${value.toFixed(2)} ms`,
    `+${(value - least).toFixed(2)} ms`,
    `${Math.min(...times[name]!).toFixed(2)} ms`,
  ]);
  return [
    `Refused sign-ins, ${tries} tries of each kind, medians; all ${tries * medians.length} answers have the same text:`,
    alignColumns([['kind', 'median', 'above the least', 'quickest'], ...rows]),
    `Largest difference of medians: ${(most - least).toFixed(2)} ms (${(((most - least) / least) * 100).toFixed(1)} %).`,
  ].join('\n');
}

type System = Awaited<ReturnType<typeof startSystem>>;

/** The kinds of refused sign-in, and the request body for each try. */
type Kinds = Record<string, (at: number) => object>;

const password = 'certainly not this one';

/** Adds an HR person and a disabled one. Returns a request for each kind of refused sign-in. */
async function makePeople(system: System): Promise<Kinds> {
  const add = async (NAME: string, EMAIL: string) => {
    const output = await system.addStaff({ ROLE: 'hr', NAME, EMAIL });
    return JSON.parse(output.trim().split('\n').at(-1)!) as { name: string; email: string; password: string };
  };
  const { name, email, password: right } = await add('Farah Sheikh', 'farah@plumbline.example');
  const gone = await add('Gopal Menon', 'gopal@plumbline.example');
  await queryOnce(system.databaseUrl, 'UPDATE staff SET disabled_at = now() WHERE email = $1', [gone.email]);
  return {
    'wrong password': () => ({ name, email, password, area: 'hr' }),
    'unknown address': (at) => ({ name, email: `nobody-${at}@plumbline.example`, password, area: 'hr' }),
    'disabled person': () => ({ name: gone.name, email: gone.email, password: gone.password, area: 'hr' }),
    'wrong area': () => ({ name, email, password: right, area: 'general' }),
    'wrong name': () => ({ name: 'Somebody Else', email, password: right, area: 'hr' }),
  };
}

/** Milliseconds of each try, by kind. */
type Times = Record<string, number[]>;

/** @throws when any answer differs from the others by more than its request id. */
async function measureTries(url: string, databaseUrl: string, kinds: Kinds, tries: number): Promise<Times> {
  const names = Object.keys(kinds);
  const times: Times = Object.fromEntries(names.map((name) => [name, []]));
  const texts = new Set<string>();
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    for (let at = -5; at < tries; at += 1) {
      // In random order, so that the after-effects of one try (a full cache, garbage) affect all kinds alike.
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

const TRIES = Number(process.env['TRIES'] ?? 200);

/** Whether refused sign-ins can be told apart by their time: as many tries of each kind, in changing order, one at a time. */
async function benchLogin({ system, undo }: BenchedSystem): Promise<void> {
  const api = await system.startBackend('api', { RATE_LIMIT_SIGN_IN: '0' });
  undo.add(() => api.stop());
  const kinds = await makePeople(system);
  console.log(describeTries(await measureTries(api.url, system.databaseUrl, kinds, TRIES), TRIES));
}

await withSystem(benchLogin);
