import type { Driver } from '../drive/driver.ts';
import type { Settings } from '../settings.ts';
import type { Tables } from '../system/tables.ts';
import type { Contender, Race } from './race.ts';
import { runSlice, type Slice } from './run-slice.ts';

/** Long enough for what is run often to be compiled. */
const WARM_UP_SECONDS = 6;

/** One entry a round for each contender. */
export type Slices = Map<Contender, Slice[]>;

/** Everyone once a round, in an order that changes each round. */
export async function runRace(
  race: Race,
  connections: number,
  { rounds, sliceSeconds }: Settings,
  driver: Driver,
  tables: Tables,
): Promise<Slices> {
  const { ours, rivals, body, acceptEncoding } = race;
  const contenders = [ours, ...rivals];
  const asked = { ...(body && { body }), ...(acceptEncoding && { acceptEncoding }) };
  const run = (contender: Contender, seconds: number) =>
    runSlice(driver, contender, { ...asked, url: contender.url, connections, seconds }, tables);
  const slices: Slices = new Map(contenders.map((contender) => [contender, []]));
  for (const contender of contenders) await run(contender, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round++) {
    for (const contender of orderOf(contenders, round)) slices.get(contender)!.push(await run(contender, sliceSeconds));
  }
  return slices;
}

/** Forwards, backwards, then the same begun one further on: nobody always comes first, or after the same other. */
function orderOf(contenders: Contender[], round: number): Contender[] {
  const turn = (round >> 1) % contenders.length;
  const order = [...contenders.slice(turn), ...contenders.slice(0, turn)];
  return round % 2 ? order.toReversed() : order;
}
