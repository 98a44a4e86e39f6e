import type { Writable } from 'node:stream';

interface Sent {
  /** Whether the reader has all of it. */
  complete: boolean;
  /** Why not, unless the reader went away, which is nobody's fault. */
  fault?: Error;
}

/** Sends an export by `work`, and cuts it off where that fails. */
export async function sendWhole(reader: Writable, work: () => Promise<unknown>): Promise<Sent> {
  try {
    await work();
    return { complete: true };
  } catch (error) {
    reader.destroy();
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return { complete: false };
    return { complete: false, fault: error as Error };
  }
}
