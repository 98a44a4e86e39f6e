import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { RequestTimeout, Unavailable } from '../http/http.errors';
import { networksOf } from '../rate-limit/networks-of';
import { TooManyRequests } from '../rate-limit/rate-limit.errors';
import { RateLimits } from '../rate-limit/rate-limits';
import { type MultipartLimits, mostBytes } from './multipart-limits';
import { Upload } from './upload';
import { usualPace } from './upload-pace';
import { UploadPlaces } from './upload-places';

const MEGABYTE = 1024 * 1024;
/** Bytes of all forms that may be on their way into memory at once; the process has a few times as much. */
const ROOM = 96 * MEGABYTE;
/** Who begins leaves this to those who have begun. */
const FOR_THE_BEGUN = 32 * MEGABYTE;
/** What an upload is believed before it has sent as much; then it gets room for the rest. */
const FIRST = MEGABYTE;
/** Of the forms that an address may send in a minute, one in so many may be under way at once. */
const SHARE_AT_ONCE = 5;
const WAIT_MS = 5_000;

/**
 * Keeps room for the forms that arrive: first for a little, for the whole once so much has come. A crowd of slow uploads can
 * neither end the process nor keep others out: an address has only so many open, who stands still is ended, and the slow give
 * way when there is no room. The counts are this process's own, as those of the rates are.
 */
@Injectable()
export class UploadRoom {
  pace = usualPace;
  private readonly open = new Set<Upload>();
  private readonly places = new UploadPlaces();
  private taken = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly limits: RateLimits) {}

  /** How many are under way. */
  get size(): number {
    return this.open.size;
  }

  /**
   * Keeps room while `read` runs, which is told the upload so that it can be refused on the way.
   * @throws Unavailable when there is no room, TooManyRequests when the address has enough of them open.
   */
  async hold<Result>(
    request: IncomingMessage & { ip?: string | undefined },
    limits: MultipartLimits,
    read: (upload: Upload) => Promise<Result>,
  ): Promise<Result> {
    const announced = Number(request.headers['content-length'] ?? Infinity);
    const upload = new Upload(networksOf(request.ip ?? ''), Math.min(announced, mostBytes(limits)), performance.now());
    this.admit(upload, this.limits.mostOf(limits.rule));
    const count = (part: Buffer) => this.count(upload, part.length);
    request.on('data', count);
    try {
      return await read(upload);
    } finally {
      request.off('data', count);
      this.close(upload);
    }
  }

  private admit(upload: Upload, aMinute: number): void {
    // Zero takes the limit away, as it does for the minute.
    if (aMinute > 0 && this.places.isFull(upload.from, Math.ceil(aMinute / SHARE_AT_ONCE)))
      throw new TooManyRequests(WAIT_MS);
    this.keep(upload, Math.min(upload.most, FIRST), ROOM - FOR_THE_BEGUN);
    this.open.add(upload);
    this.places.take(upload.from);
    this.timer ??= setTimeout(this.look, this.pace.checkMs).unref();
  }

  private count(upload: Upload, bytes: number): void {
    upload.arrived += bytes;
    if (upload.arrived <= upload.kept || upload.kept === upload.most || !this.open.has(upload)) return;
    try {
      this.keep(upload, upload.most, ROOM);
    } catch (error) {
      this.end(upload, error as Error);
    }
  }

  /** @throws Unavailable, also when all the slow together would not make room enough. */
  private keep(upload: Upload, bytes: number, most: number): void {
    const missing = this.taken + bytes - upload.kept - most;
    if (missing > 0) this.makeRoom(missing, upload);
    this.taken += bytes - upload.kept;
    upload.kept = bytes;
  }

  private makeRoom(missing: number, asking: Upload): void {
    const slow = [...this.open].filter((one) => one !== asking && one.speed < this.pace.steadySpeed);
    const leaving: Upload[] = [];
    let found = 0;
    for (const one of slow.toSorted((a, b) => a.speed - b.speed)) {
      if (found >= missing) break;
      leaving.push(one);
      found += one.kept;
    }
    if (found < missing) throw noRoom();
    for (const one of leaving) this.end(one, noRoom());
  }

  private readonly look = (): void => {
    const now = performance.now();
    for (const upload of this.open) if (upload.isTooSlow(now, this.pace)) this.end(upload, new RequestTimeout());
    this.timer = this.open.size > 0 ? setTimeout(this.look, this.pace.checkMs).unref() : undefined;
  };

  private end(upload: Upload, error: Error): void {
    this.close(upload);
    upload.refuse(error);
  }

  private close(upload: Upload): void {
    if (!this.open.delete(upload)) return;
    this.taken -= upload.kept;
    this.places.leave(upload.from);
  }
}

const noRoom = () => new Unavailable('Many files are arriving at the moment. Please try again shortly.');
