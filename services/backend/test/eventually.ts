import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<Result> = Exclude<Result, null | undefined | false | 0 | ''>;

/** Repeats a look until it gives something truthy, and returns that. @throws after 30 seconds. */
export async function eventually<Result>(
  look: () => Promise<Result> | Result,
  what = 'what was waited for',
): Promise<Truthy<Result>> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    const result = await look();
    if (result) return result as Truthy<Result>;
  }
  throw new Error(`In 30 seconds there was no sign of ${what}`);
}
