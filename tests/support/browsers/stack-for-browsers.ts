import startJourneyStack from '../journeys/start-journey-stack.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

let stop: (() => Promise<void>) | undefined;

/** One stack for both browsers, where at least one of them is on this machine. */
export async function globalSetup(): Promise<void> {
  if ([firefox, webkit].some((browser) => 'start' in browser)) stop = await startJourneyStack();
}

export async function globalTeardown(): Promise<void> {
  await stop?.();
}
