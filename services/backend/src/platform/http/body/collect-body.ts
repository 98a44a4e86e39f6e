import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { MalformedRequest, PayloadTooLarge, RequestTimeout } from '../errors/http.errors';

type Done = (error: Error | null, bytes: Buffer) => void;
const NOTHING: Buffer = Buffer.alloc(0);

/** How a body is read. */
interface BodyReading {
  /** At most so many bytes; without it `count` is the limit. */
  bytes?: number;
  /** Milliseconds from the first look at the body to its end. */
  ms?: number;
  /** Milliseconds in which nothing arrives. */
  idleMs?: number;
  /** Is told the bytes of each piece when it has arrived. What it throws ends the reading. */
  count?: (bytes: number) => void;
}

/**
 * Reads a body into memory; a body that is too large, too slow or broken off ends with the error to answer. `done` is called once.
 * @returns a function that ends the reading with an error of the caller's
 */
export function collectBody(request: IncomingMessage, reading: BodyReading, done: Done): (error: Error) => void {
  const { bytes: most = Infinity, ms, idleMs, count } = reading;
  const announced = Number(request.headers['content-length'] ?? 0);
  const body = new GrowingBytes(announced);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    if (idleMs) request.off('timeout', giveUp).setTimeout(0);
    return request.off('data', keep).off('end', finish).off('error', fail).off('close', fail);
  };
  const refuse = (error: Error) => {
    if (isOver) return;
    stop().pause();
    done(error, NOTHING);
  };
  const giveUp = () => refuse(new RequestTimeout());
  const fail = () => refuse(brokenOff());
  const finish = () => {
    stop();
    done(null, body.bytes);
  };
  const keep = (piece: Buffer) => {
    try {
      count?.(piece.length);
    } catch (error) {
      refuse(error as Error);
    }
    if (isOver) return;
    body.add(piece);
    if (body.length > most) refuseLarge(stop(), done);
  };
  if (announced > most) refuseLarge(request, done);
  // None of the events comes where the connection is closed already.
  else if (request.destroyed) done(brokenOff(), NOTHING);
  else {
    request.on('data', keep).on('end', finish).on('error', fail).on('close', fail);
    if (ms) timer = setTimeout(giveUp, ms);
    if (idleMs) request.on('timeout', giveUp).setTimeout(idleMs);
  }
  return refuse;
}

/** The most memory that a body takes, in times of what has arrived: an announcement costs its sender nothing. */
const MOST_AHEAD = 4;

/** Bytes that arrive in pieces, in one buffer: a client that sends byte by byte takes no more memory than another. */
export class GrowingBytes {
  length = 0;
  private buffer: Buffer = NOTHING;

  /** With the bytes that were announced, so that a body is not moved each time that it has doubled; 0 where nothing was. */
  constructor(private readonly announced = 0) {}

  /** Keeps a first piece as it is, since most bodies are one. */
  add(piece: Buffer): void {
    const length = this.length + piece.length;
    if (this.length > 0) {
      if (length > this.buffer.length) this.grow(length);
      piece.copy(this.buffer, this.length);
    } else this.buffer = piece;
    this.length = length;
  }

  get bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }

  private grow(length: number): void {
    const ahead = Math.min(this.announced, MOST_AHEAD * length);
    const larger = Buffer.allocUnsafe(Math.max(ahead, length, 2 * this.buffer.length));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

const brokenOff = () => new MalformedRequest('The request broke off too early.');

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
