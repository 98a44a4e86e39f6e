import type { IncomingMessage } from 'node:http';
import { Unavailable } from '../http/http.errors';
import { type MultipartLimits, mostBytes } from './multipart-limits';

/** Bytes of all forms that may be on their way into memory at once; the process has a few times as much. */
const ROOM = 96 * 1024 * 1024;
let taken = 0;

/**
 * Keeps room for a form while `read` runs: as much as it announces, or as much as is allowed where it announces nothing.
 * @throws Unavailable when there is no room, so that a crowd of slow uploads cannot end the process.
 */
export async function withRoom<Result>(
  request: IncomingMessage,
  limits: MultipartLimits,
  read: () => Promise<Result>,
): Promise<Result> {
  const announced = Number(request.headers['content-length']);
  const bytes = announced >= 0 ? Math.min(announced, mostBytes(limits)) : mostBytes(limits);
  if (taken + bytes > ROOM) throw new Unavailable('Many files are arriving at the moment. Please try again shortly.');
  taken += bytes;
  try {
    return await read();
  } finally {
    taken -= bytes;
  }
}
