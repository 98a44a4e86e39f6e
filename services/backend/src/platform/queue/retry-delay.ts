import { NotNow } from './job';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;
const LATER_MS = 2_000;

/**
 * Milliseconds before the next try: doubles from 1 s to 1 min. What only came at a bad moment is tried again after 2 s however
 * often that happens, because waiting longer would leave its place empty. Up to a fifth is taken off so that retries spread out.
 */
export function retryDelay(attemptsMade: number, cause?: Error, random = Math.random()): number {
  const doubled = FIRST_MS * 2 ** Math.max(0, Math.min(attemptsMade, 20) - 1);
  const delay = cause instanceof NotNow ? LATER_MS : Math.min(doubled, LONGEST_MS);
  return Math.round(delay * (1 - 0.2 * random));
}
