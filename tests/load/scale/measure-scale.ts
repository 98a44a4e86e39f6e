import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Body, Driver, Load } from '../drive/driver.ts';
import { median } from '../measure/median.ts';
import { cpuSeconds } from '../../../infra/local/process/cpu-seconds.ts';
import type { Settings } from '../settings.ts';
import type { Server } from '../system/start-server.ts';
import type { Tables } from '../system/tables.ts';
import type { BenchedSystem } from '../system/with-system.ts';

/** For each process: they share the cores, so each takes that much longer until the JIT has compiled the hot code. */
const WARM_UP_SECONDS = 6;
const CONNECTIONS_EACH = 16;

export interface Setup {
  name: string;
  processes: number;
  settings: NodeJS.ProcessEnv;
}

/** Medians over the rounds; processor times in milliseconds for a request. */
export interface Measured extends Setup {
  perSecond: number;
  /** Of all API processes together. */
  apiMs: number;
  postgresMs: number;
  /** Of everything else on the machine: the driver, Redis, the kernel. */
  restMs: number;
  /** How long an answer takes without other requests: the part that is no processor time is the wait for the disk. */
  aloneMs: number;
}

interface Tools {
  system: BenchedSystem['system'];
  tables: Tables;
  driver: Driver;
  body: Body;
  settings: Settings;
}

type Slice = Pick<Measured, 'perSecond' | 'apiMs' | 'postgresMs' | 'restMs'>;

/** Each process gets as many connections, from a driver of its own: no gateway takes part. */
export async function measureScale(setup: Setup, { system, tables, driver, body, settings }: Tools): Promise<Measured> {
  const servers: Server[] = [];
  const client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  /** Backends live as long as the pools of the API, so nothing of theirs is missed. */
  const postgresPids = async () => (await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')).rows;

  async function run(on: Server[], connections: number, seconds: number): Promise<Slice & { p50: number }> {
    await tables.reset();
    const pids = (await postgresPids()).map(({ pid }) => pid);
    const before = { api: sum(on.map(({ pid }) => pid)), postgres: sum(pids), all: busySeconds() };
    const loads = on.map(({ url }): Load => ({ url: `${url}/api/form/contact`, body, connections, seconds }));
    const results = await Promise.all(loads.map((load) => driver.run(load)));
    const api = sum(on.map(({ pid }) => pid)) - before.api;
    const postgres = sum(pids) - before.postgres;
    const rest = busySeconds() - before.all - api - postgres;
    await tables.settle();
    const answered = results.reduce((count, one) => count + one.answered, 0);
    const failed = results.reduce((count, one) => count + one.failed, 0);
    const stored = await tables.countContacts();
    if (failed > 0 || answered === 0) throw new Error(`${setup.name}: ${failed} failed, ${answered} answered`);
    if (stored < answered || stored > answered + connections * on.length)
      throw new Error(`${setup.name}: ${answered} answers, but ${stored} contact messages`);
    const each = (whole: number) => (whole * 1000) / answered;
    return {
      perSecond: results.reduce((rate, one) => rate + one.answered / one.seconds, 0),
      apiMs: each(api),
      postgresMs: each(postgres),
      restMs: each(rest),
      p50: results[0]!.p50,
    };
  }

  try {
    for (let number = 0; number < setup.processes; number += 1)
      servers.push(await system.startBackend('api', setup.settings));
    await run(servers, CONNECTIONS_EACH, WARM_UP_SECONDS * setup.processes);
    const alone = await run(servers.slice(0, 1), 1, settings.sliceSeconds);
    const slices: Slice[] = [];
    for (let round = 0; round < settings.rounds; round += 1)
      slices.push(await run(servers, CONNECTIONS_EACH, settings.sliceSeconds));
    const of = (figure: (slice: Slice) => number) => median(slices.map(figure));
    return {
      ...setup,
      perSecond: of(({ perSecond }) => perSecond),
      apiMs: of(({ apiMs }) => apiMs),
      postgresMs: of(({ postgresMs }) => postgresMs),
      restMs: of(({ restMs }) => restMs),
      aloneMs: alone.p50,
    };
  } finally {
    await client.end();
    for (const server of servers) await server.stop();
  }
}

const sum = (pids: number[]) => pids.reduce((seconds, pid) => seconds + (cpuSeconds(pid) ?? 0), 0);

/** Of all cores together, without idling and waiting for the disk (proc(5), `/proc/stat`). */
function busySeconds(): number {
  const line = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))![1]!;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(' ').map(Number);
  return (user + nice + system + irq + softirq) / 100;
}
