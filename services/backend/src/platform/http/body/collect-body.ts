import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { MalformedRequest, PayloadTooLarge, RequestTimeout } from '../errors/http.errors';

type Done = (error: Error | null, bytes: Buffer) => void;
const NOTHING = Buffer.alloc(0);

/**
 * Reads a body into memory; a body that is too large, too slow or broken off ends with the error to answer.
 * @param limits `ms` are milliseconds from the first look at the body to its end
 */
export function collectBody(request: IncomingMessage, limits: { bytes: number; ms: number }, done: Done): void {
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) return refuseLarge(request, done);
  const parts: Buffer[] = [];
  let length = 0;
  const stop = () => {
    clearTimeout(timer);
    return request.off('data', keep).off('end', finish).off('error', fail);
  };
  const keep = (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length > limits.bytes) refuseLarge(stop(), done);
  };
  const finish = () => {
    stop();
    done(null, (parts.length === 1 && parts[0]) || Buffer.concat(parts));
  };
  const fail = () => {
    stop();
    done(new MalformedRequest('The request broke off too early.'), NOTHING);
  };
  const timer = setTimeout(() => {
    stop().pause();
    done(new RequestTimeout(), NOTHING);
  }, limits.ms);
  request.on('data', keep).on('end', finish).on('error', fail);
}

function refuseLarge(request: IncomingMessage, done: Done): void {
  void drainRequest(request).then(() => done(new PayloadTooLarge(), NOTHING));
}

const MOST_DRAINED_BYTES = 8 * 1024 * 1024;
const LONGEST_DRAIN_MS = 1_000;

/**
 * Reads and forgets a little of the rest of the request. A connection that is closed with unread bytes is reset, and then the
 * client may never see why; so an honest sender gets to the end of its body and its answer, an endless one is cut off.
 */
export function drainRequest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_DRAINED_BYTES) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', stop).off('close', stop).pause();
      resolve();
    };
    const timer = setTimeout(stop, LONGEST_DRAIN_MS);
    if (request.readableEnded || request.destroyed) return stop();
    request.on('data', count).on('end', stop).on('close', stop).resume();
  });
}

/** How many bytes of a small body are read, by the beginning of its path; the first that fits counts. */
export type BodyLimits = readonly (readonly [path: string, bytes: number])[];

/** The longest text that a form takes fits in, even when every character of it is escaped. */
const USUAL_BYTES = 65_536;

export const bodyLimitOf = (limits: BodyLimits, path: string): number =>
  limits.find(([beginning]) => path.startsWith(beginning))?.[1] ?? USUAL_BYTES;

export const notUtf8 = () => new MalformedRequest('The request is not in UTF-8.');

/** Every text of a request passes here: Node itself would put U+FFFD for bytes that it cannot read. @throws MalformedRequest */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw notUtf8();
  return bytes.toString();
}
