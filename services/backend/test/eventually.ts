import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<Result> = Exclude<Result, null | undefined | false | 0 | ''>;

/** Repeats a look until it gives something truthy, and returns that. @throws after 120 seconds, or as many as are given. */
export async function eventually<Result>(
  look: () => Promise<Result> | Result,
  what = 'what was waited for',
  seconds = 120,
): Promise<Truthy<Result>> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(50)) {
    const result = await look();
    if (result) return result as Truthy<Result>;
  }
  throw new Error(`In ${seconds} seconds there was no sign of ${what}`);
}
