import { Unavailable } from '../../../platform/http/http.errors';

/** Each file is held whole while it is checked and sent: 5 MB at most, so these take 80 MB of a process. */
const MOST_HELD = 16;
let held = 0;

/**
 * Keeps a place for a file while `work` reads and sends it.
 * @throws Unavailable when this process holds as many as it may
 */
export async function whileFewAreHeld(work: () => Promise<void>): Promise<void> {
  if (held >= MOST_HELD) throw new Unavailable('Many files are being read at the moment. Please try again shortly.');
  held++;
  try {
    await work();
  } finally {
    held--;
  }
}
