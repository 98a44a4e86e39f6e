import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is neither false nor nothing, and returns it. Throws after the limit. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer> | Answer,
  { seconds = 120, every = 200 }: { seconds?: number; every?: number } = {},
): Promise<Exclude<NonNullable<Answer>, false>> {
  const end = Date.now() + seconds * 1000;
  let failure: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== false && answer !== null && answer !== undefined) {
        return answer as Exclude<NonNullable<Answer>, false>;
      }
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > end) throw new Error(`After ${seconds} s still waiting until ${what}.`, { cause: failure });
    await pause(every);
  }
}
