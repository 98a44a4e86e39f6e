import type { IncomingMessage } from 'node:http';
import { Injectable, Module } from '@nestjs/common';
import { RequestTimeout, Unavailable } from '../http/errors/http.errors';
import { Metrics } from '../metrics/metrics';
import { UploadPlaces } from './upload-places';

const MEGABYTE = 1024 * 1024;
/** Bytes of all uploads in flight; the process has a few times as much memory. */
const MOST_BYTES = 96 * MEGABYTE;
/** Reserved for uploads already in progress. */
const RESERVED_BYTES = 32 * MEGABYTE;

/** Limits the uploads in flight: their bytes in memory, the time without a byte, and how many one address has open. */
@Injectable()
export class Uploads {
  /** How long an upload may send nothing, in milliseconds. */
  idleMs = 20_000;
  /** How many are in flight. */
  open = 0;
  private bytes = 0;

  constructor(
    private readonly places: UploadPlaces,
    metrics: Metrics,
  ) {
    const help = 'Forms with files that are being received.';
    metrics.gauge({ name: 'frontdoor_uploads_open', help }, () => [{ labels: {}, value: this.open }]);
  }

  /**
   * Reads the request and gives each piece to `take`, until the end or until the connection is closed.
   * @throws Unavailable when there is no memory for another upload or for all of this one, TooManyRequests when the address has
   * enough of them open, RequestTimeout after `idleMs` without a byte, and the errors of `take`
   */
  async receive(
    request: IncomingMessage & { ip?: string | undefined },
    rule: string,
    take: (part: Buffer) => void,
  ): Promise<void> {
    if (this.bytes >= MOST_BYTES - RESERVED_BYTES) throw noMemory();
    const leave = await this.places.take(rule, request.ip ?? '');
    let arrived = 0;
    const count = (part: Buffer) => {
      arrived += part.length;
      this.bytes += part.length;
      if (this.bytes > MOST_BYTES) throw noMemory();
      take(part);
    };
    this.open += 1;
    try {
      await readParts(request, count, this.idleMs);
    } finally {
      this.open -= 1;
      this.bytes -= arrived;
      leave();
    }
  }
}

/** Listens by itself, because the queues of `events.on` take 32 KB a request. */
function readParts(request: IncomingMessage, take: (part: Buffer) => void, idleMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
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
    request.on('data', read).on('timeout', giveUp).on('end', finish).on('close', finish).on('error', finish);
    request.setTimeout(idleMs);
  });
}

const noMemory = () => new Unavailable('Many files are arriving at the moment. Please try again shortly.');

@Module({ providers: [UploadPlaces, Uploads], exports: [Uploads] })
export class MultipartModule {}
