import type { Driver, Load } from '../drive/driver.ts';
import type { Tables } from '../system/tables.ts';
import type { Contender } from './race.ts';
import { cpuSeconds } from './process-facts.ts';

export interface Slice {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number | null;
}

/** Loads one contender for a few seconds. @throws when answers failed or the database does not hold what was answered. */
export async function runSlice(driver: Driver, contender: Contender, load: Load, tables: Tables): Promise<Slice> {
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

/** When the time is up, each connection may have one more request under way whose answer nobody waited for. */
async function checkCounts(contender: Contender, answered: number, underWay: number, tables: Tables): Promise<void> {
  for (const [what, count] of Object.entries(await contender.leaves(tables))) {
    if (count < answered || count > answered + underWay)
      throw new Error(`${contender.name}: ${answered} answers, but ${count} ${what}`);
  }
}
