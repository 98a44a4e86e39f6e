import type { Driver, Load, Body } from '../drive/driver.ts';
import type { Settings } from '../settings.ts';
import type { Tables } from '../system/tables.ts';
import { cpuSeconds } from '../../../infra/local/process/cpu-seconds.ts';

export interface Contender {
  name: string;
  pid: number;
  url: string;
  /** The rows that a slice must leave, by their name, as many as there were answers. */
  leaves: (tables: Tables) => Promise<Record<string, number>>;
}

/** The goals for the ratio of ours to theirs. */
export interface Goals {
  /** At least, of requests per second. */
  speed?: number;
  /** At most, of the 99th percentile of the time that an answer takes. */
  p99?: number;
  /** At most, of the processor time that a request costs the server's process. */
  cpu?: number;
}

interface Rival extends Contender {
  goals?: Goals;
}

export interface Race {
  title: string;
  body?: Body;
  acceptEncoding?: string;
  ours: Contender;
  rivals: Rival[];
}

export interface Slice {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number | null;
}

/** Loads one contender for a few seconds. @throws when answers failed or the database lacks an answered submission */
async function runSlice(driver: Driver, contender: Contender, load: Load, tables: Tables): Promise<Slice> {
  await tables.reset();
  const before = cpuSeconds(contender.pid);
  const result = await driver.run(load);
  const after = cpuSeconds(contender.pid);
  const { answered, failed, seconds, p50, p99 } = result;
  if (failed > 0 || answered === 0) throw new Error(`${contender.name}: ${failed} failed, ${answered} answered`);
  await tables.settle();
  await checkCounts(contender, answered, load.connections, tables);
  const cpuMs = before === null || after === null ? null : ((after - before) * 1000) / answered;
  return { perSecond: answered / seconds, p50, p99, cpuMs };
}

/** When the time is up, each connection may have one more request under way, which the driver has not counted. */
async function checkCounts(contender: Contender, answered: number, underWay: number, tables: Tables): Promise<void> {
  for (const [what, count] of Object.entries(await contender.leaves(tables))) {
    if (count < answered || count > answered + underWay)
      throw new Error(`${contender.name}: ${answered} answers, but ${count} ${what}`);
  }
}

/** Long enough for the JIT to compile the hot code. */
const WARM_UP_SECONDS = 6;

/** One entry a round for each contender. */
export type Slices = Map<Contender, Slice[]>;

/** Each contender once a round, in an order that changes each round. */
export async function runRace(
  race: Race,
  connections: number,
  { rounds, sliceSeconds }: Settings,
  driver: Driver,
  tables: Tables,
): Promise<Slices> {
  const { ours, rivals, body, acceptEncoding } = race;
  const contenders = [ours, ...rivals];
  const requestOptions = { ...(body && { body }), ...(acceptEncoding && { acceptEncoding }) };
  const run = (contender: Contender, seconds: number) =>
    runSlice(driver, contender, { ...requestOptions, url: contender.url, connections, seconds }, tables);
  const slices: Slices = new Map(contenders.map((contender) => [contender, []]));
  for (const contender of contenders) await run(contender, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round++) {
    for (const contender of orderOf(contenders, round)) slices.get(contender)!.push(await run(contender, sliceSeconds));
  }
  return slices;
}

/** Forwards, backwards, then the same from the next one on, so that no contender always comes first or after the same other. */
function orderOf(contenders: Contender[], round: number): Contender[] {
  const turn = (round >> 1) % contenders.length;
  const order = [...contenders.slice(turn), ...contenders.slice(0, turn)];
  return round % 2 ? order.toReversed() : order;
}
