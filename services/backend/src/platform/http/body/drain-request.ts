import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 1_000;

/**
 * Reads and forgets a little of the rest of the request. A connection that is closed with unread bytes is reset, and then the
 * client may never see why; so an honest sender gets to the end of its body and its answer, an endless one is cut off.
 */
export function drainRequest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_BYTES) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', stop).off('close', stop).pause();
      resolve();
    };
    const timer = setTimeout(stop, LONGEST_MS);
    if (request.readableEnded || request.destroyed) return stop();
    request.on('data', count).on('end', stop).on('close', stop).resume();
  });
}
