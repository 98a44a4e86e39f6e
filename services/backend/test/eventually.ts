import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<Result> = Exclude<Result, null | undefined | false | 0 | ''>;

const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 200;

/**
 * Repeats a look until it gives something truthy, and returns that. The pauses grow with the time waited: most looks ask the
 * database, and four workers that ask it without rest leave less of two cores to what they wait for.
 * @throws after 120 seconds, or as many as are given.
 */
export async function eventually<Result>(
  look: () => Promise<Result> | Result,
  what = 'what was waited for',
  seconds = 120,
): Promise<Truthy<Result>> {
  const start = Date.now();
  while (Date.now() < start + seconds * 1_000) {
    const result = await look();
    if (result) return result as Truthy<Result>;
    await sleep(Math.min(Math.max((Date.now() - start) / 10, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS));
  }
  throw new Error(`In ${seconds} seconds there was no sign of ${what}`);
}
