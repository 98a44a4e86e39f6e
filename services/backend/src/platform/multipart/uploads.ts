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
   * Counts the request while `read` reads it. The signal ends the reading: its reason is Unavailable when the memory is used up,
   * RequestTimeout after `idleMs` without a byte.
   * @throws Unavailable when there is no memory for another upload, TooManyRequests when the address has enough of them open
   */
  async receive<Result>(
    request: IncomingMessage & { ip?: string | undefined },
    rule: string,
    read: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (this.bytes >= MOST_BYTES - RESERVED_BYTES) throw noMemory();
    const leave = await this.places.take(rule, request.ip ?? '');
    const refusal = new AbortController();
    let arrived = 0;
    const count = (part: Buffer) => {
      arrived += part.length;
      this.bytes += part.length;
      if (this.bytes > MOST_BYTES) refusal.abort(noMemory());
    };
    const stop = () => refusal.abort(new RequestTimeout());
    this.open += 1;
    request.on('data', count).on('timeout', stop).setTimeout(this.idleMs);
    try {
      return await read(refusal.signal);
    } finally {
      request.off('data', count).off('timeout', stop).setTimeout(0);
      this.open -= 1;
      this.bytes -= arrived;
      leave();
    }
  }
}

const noMemory = () => new Unavailable('Many files are arriving at the moment. Please try again shortly.');

@Module({ providers: [UploadPlaces, Uploads], exports: [Uploads] })
export class MultipartModule {}
