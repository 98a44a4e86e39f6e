const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** Milliseconds before the next try: doubles from 1 s to 1 min, with up to a fifth of jitter so that retries spread out. */
export function retryDelay(attemptsMade: number, random = Math.random()): number {
  const delay = Math.min(FIRST_MS * 2 ** Math.max(0, Math.min(attemptsMade, 20) - 1), LONGEST_MS);
  return Math.round(delay * (1 - 0.2 * random));
}
