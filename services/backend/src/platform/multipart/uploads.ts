import type { IncomingMessage } from 'node:http';
import { Injectable, Module } from '@nestjs/common';
import { RequestTimeout, Unavailable } from '../http/errors/http.errors';
import { Metrics } from '../metrics/metrics';
import { networksOf } from '../rate-limit/networks-of';
import { UploadPace } from './upload-pace';
import { NoPlace, UploadPlaces } from './upload-places';

const MEGABYTE = 1024 * 1024;
/** Bytes of all uploads in flight; the process has a few times as much memory. */
const MOST_BYTES = 96 * MEGABYTE;
/** Reserved for uploads already in progress. */
const RESERVED_BYTES = 32 * MEGABYTE;
/** Five megabytes do not arrive in the ten minutes of a request at this pace, in bytes a second. */
const SLOW = 8 * 1024;

/** An upload that is being received. `end` gives its memory and its place back, the latter to other processes after the promise. */
interface Flight {
  bytes: number;
  pace: UploadPace;
  networks: string[];
  end: (error?: Error) => Promise<void>;
}

/** Limits the uploads in flight: their bytes in memory, the time without a byte, and how many one address has open. */
@Injectable()
export class Uploads {
  /** How long an upload may send nothing, in milliseconds. */
  idleMs = 20_000;
  /** Over how many milliseconds the pace of an upload is judged; a younger one is left alone. */
  judgedMs = 15_000;
  private readonly flights = new Set<Flight>();
  private bytes = 0;

  constructor(
    private readonly places: UploadPlaces,
    metrics: Metrics,
  ) {
    const help = 'Forms with files that are being received.';
    metrics.gauge({ name: 'frontdoor_uploads_open', help }, () => [{ labels: {}, value: this.open }]);
  }

  /** How many are in flight. */
  get open(): number {
    return this.flights.size;
  }

  /**
   * Reads the request and gives each piece to `take`, until the end or until the connection is closed. Without room for it, the
   * slowest of the others end.
   * @throws Unavailable when there is no memory for it or another one needs its place, TooManyRequests when the address has enough
   * of them open, RequestTimeout after `idleMs` without a byte, and the errors of `take`
   */
  async receive(
    request: IncomingMessage & { ip?: string | undefined },
    rule: string,
    take: (part: Buffer) => void,
  ): Promise<void> {
    this.makeRoom(MOST_BYTES - RESERVED_BYTES - 1);
    const leave = await this.takePlace(rule, request.ip ?? '');
    const stopped = new AbortController();
    const { address, subnet } = networksOf(request.ip ?? '');
    const pace = new UploadPace(this.judgedMs, performance.now());
    const flight: Flight = {
      bytes: 0,
      pace,
      networks: [address, subnet],
      end: async (error) => {
        if (!this.flights.delete(flight)) return;
        this.bytes -= flight.bytes;
        stopped.abort(error);
        await leave();
      },
    };
    const count = (part: Buffer) => {
      flight.bytes += part.length;
      this.bytes += part.length;
      pace.add(part.length, performance.now());
      this.makeRoom(MOST_BYTES);
      if (this.flights.has(flight)) take(part);
    };
    this.flights.add(flight);
    try {
      await readParts(request, { take: count, idleMs: this.idleMs, stopped: stopped.signal });
    } finally {
      void flight.end();
    }
  }

  /** Ends the slowest uploads until no more than so many bytes are in flight; none, when that would not do. @throws Unavailable */
  private makeRoom(mostBytes: number): void {
    if (this.bytes <= mostBytes) return;
    const slowest = this.judge().toSorted((a, b) => a.pace - b.pace);
    const ending: Flight[] = [];
    let left = this.bytes;
    for (const { flight } of slowest) {
      if (left <= mostBytes) break;
      left -= flight.bytes;
      ending.push(flight);
    }
    if (left > mostBytes) throw noMemory();
    for (const flight of ending) void flight.end(noMemory());
  }

  /** @throws TooManyRequests when the network has no place, and none of its uploads is so slow that it gives way. */
  private async takePlace(rule: string, ip: string): Promise<() => Promise<void>> {
    try {
      return await this.places.take(rule, ip);
    } catch (error) {
      if (!(error instanceof NoPlace)) throw error;
      const { network } = error;
      const [slowest] = this.judge()
        .filter(({ flight, pace }) => pace < SLOW && flight.networks.includes(network))
        .toSorted((a, b) => a.pace - b.pace);
      if (!slowest) throw error;
      await slowest.flight.end(new Unavailable('Another file needs the place of this one. Please try again shortly.'));
      return this.places.take(rule, ip);
    }
  }

  /** The uploads that are old enough, with their bytes a second. */
  private judge(): { flight: Flight; pace: number }[] {
    const now = performance.now();
    return [...this.flights].flatMap((flight) => {
      const pace = flight.pace.bytesPerSecond(now);
      return pace === null ? [] : [{ flight, pace }];
    });
  }
}

type Reading = { take: (part: Buffer) => void; idleMs: number; stopped: AbortSignal };

/** Listens by itself, because the queues of `events.on` take 32 KB a request. */
function readParts(request: IncomingMessage, { take, idleMs, stopped }: Reading): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      stopped.removeEventListener('abort', end);
      request.off('data', read).off('timeout', giveUp).off('end', finish).off('close', finish).off('error', finish);
      return request.setTimeout(0);
    };
    const finish = () => {
      stop();
      resolve();
    };
    const refuse = (error: Error) => {
      stop().pause();
      reject(error);
    };
    const end = () => refuse(stopped.reason as Error);
    const giveUp = () => refuse(new RequestTimeout());
    const read = (part: Buffer) => {
      try {
        take(part);
      } catch (error) {
        refuse(error as Error);
      }
    };
    // The connection may be closed already, and then none of these events comes.
    if (request.destroyed) return resolve();
    stopped.addEventListener('abort', end);
    request.on('data', read).on('timeout', giveUp).on('end', finish).on('close', finish).on('error', finish);
    request.setTimeout(idleMs);
  });
}

const noMemory = () => new Unavailable('Many files are arriving at the moment. Please try again shortly.');

@Module({ providers: [UploadPlaces, Uploads], exports: [Uploads] })
export class MultipartModule {}
