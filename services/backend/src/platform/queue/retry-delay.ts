import { NotNow } from './job';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Milliseconds before the next try: doubles from 1 s to 1 min, with up to a fifth taken off so that retries spread out. What only
 * came at a bad moment is tried again when it said, however often that happens, and up to a fifth later, never before.
 */
export function retryDelay(attemptsMade: number, cause?: Error, random = Math.random()): number {
  const doubled = FIRST_MS * 2 ** Math.max(0, Math.min(attemptsMade, 20) - 1);
  const delay =
    cause instanceof NotNow ? cause.afterMs * (1 + 0.2 * random) : Math.min(doubled, LONGEST_MS) * (1 - 0.2 * random);
  return Math.round(delay);
}
