import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';

/** A reader who takes nothing for so long gives up the place. */
const IDLE_MS = 60_000;

/** Sends bytes that are known to be right, and returns when they have left. A reader who goes away half-way is no fault. */
export async function sendChecked(response: ServerResponse, bytes: Buffer): Promise<void> {
  response.setTimeout(IDLE_MS, () => response.destroy());
  response.end(bytes);
  await finished(response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
