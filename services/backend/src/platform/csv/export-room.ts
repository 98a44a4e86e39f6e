import { Unavailable } from '../http/errors/http.errors';

/** Each reads the database as fast as its reader takes it; the rest of the process goes on beside these. */
const MOST_EXPORTS = 2;
let running = 0;

/**
 * Keeps a place for an export while `work` runs.
 * @throws Unavailable when this process is busy with others
 */
export async function inExportRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MOST_EXPORTS)
    throw new Unavailable('Other exports are being made at the moment. Please try again shortly.');
  running++;
  try {
    return await work();
  } finally {
    running--;
  }
}
