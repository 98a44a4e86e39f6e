import type { Writable } from 'node:stream';
import { Unavailable } from '../http/errors/http.errors';

/** Each reads the database as fast as its client reads, so few run at once. */
const MOST_EXPORTS = 2;
let running = 0;

/** Keeps a place for an export while `work` runs. @throws Unavailable when this process runs two others */
export async function withExportSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MOST_EXPORTS)
    throw new Unavailable('Other exports are being made at the moment. Please try again shortly.');
  running++;
  try {
    return await work();
  } finally {
    running--;
  }
}

type Sent = { complete: boolean; fault?: Error };

/** Sends an export, and cuts it off where `work` fails. `fault` is why, unless the reader went away. */
export async function sendWhole(reader: Writable, work: () => Promise<unknown>): Promise<Sent> {
  try {
    await work();
    return { complete: true };
  } catch (error) {
    reader.destroy();
    const isGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    return { complete: false, ...(!isGone && { fault: error as Error }) };
  }
}
