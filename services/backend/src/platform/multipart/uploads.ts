import { Injectable, Module } from '@nestjs/common';
import { Unavailable } from '../http/errors/http.errors';
import { Metrics } from '../metrics/metrics';
import { type Networks, networksOf } from '../rate-limit/networks-of';
import { UploadPace } from './upload-pace';
import { NoPlace, UploadPlaces } from './upload-places';

const MEGABYTE = 1024 * 1024;
/** Bytes of all uploads in flight; the process has a few times as much memory. */
const MOST_BYTES = 96 * MEGABYTE;
/** Reserved for uploads already in progress. */
const RESERVED_BYTES = 32 * MEGABYTE;
/** Five megabytes do not arrive in the ten minutes of a request at this pace, in bytes a second. */
const SLOW = 8 * 1024;

/** An upload that is being received. */
interface Upload {
  /** How many have arrived. */
  readonly bytes: number;
  /** Counts bytes that have arrived. @throws Unavailable when there is no memory for them */
  count: (bytes: number) => void;
  /** Called with the error to answer when another upload needs the memory or the place of this one. Its reader sets it. */
  refuse: (error: Error) => void;
  /** Gives its memory and its place back, the latter to other processes after the promise. */
  end: () => Promise<void>;
}

interface Flight extends Upload {
  bytes: number;
  pace: UploadPace;
  networks: Networks;
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
    const open = { name: 'frontdoor_uploads_open', help: 'Forms with files that are being received.' };
    metrics.gauge(open, () => [{ labels: {}, value: this.open }]);
    const received = {
      name: 'frontdoor_uploads_bytes',
      help: 'Bytes of those forms that have arrived, all in memory.',
    };
    metrics.gauge(received, () => [{ labels: {}, value: this.received }]);
  }

  /** How many are in flight. */
  get open(): number {
    return this.flights.size;
  }

  /** How many bytes of those in flight have arrived. */
  get received(): number {
    return this.bytes;
  }

  /**
   * An upload that begins now, under the rate limit of this name; the caller ends it. Without room for it, the slowest of the others
   * end.
   * @throws Unavailable when there is no memory for it, TooManyRequests when the address has enough of them open
   */
  async begin(rule: string, ip: string): Promise<Upload> {
    this.makeRoom(MOST_BYTES - RESERVED_BYTES - 1);
    const networks = networksOf(ip);
    const leave = await this.takePlace(rule, networks);
    const flight: Flight = {
      bytes: 0,
      pace: new UploadPace(this.judgedMs, performance.now()),
      networks,
      count: (bytes) => {
        flight.bytes += bytes;
        this.bytes += bytes;
        flight.pace.add(bytes, performance.now());
        this.makeRoom(MOST_BYTES);
      },
      refuse: () => undefined,
      end: async () => {
        if (!this.flights.delete(flight)) return;
        this.bytes -= flight.bytes;
        await leave();
      },
    };
    this.flights.add(flight);
    return flight;
  }

  /** Ends the slowest uploads until no more than so many bytes are in flight; none, when that would not do. @throws Unavailable */
  private makeRoom(mostBytes: number): void {
    if (this.bytes <= mostBytes) return;
    const slowest = this.measurePaces().toSorted((a, b) => a.pace - b.pace);
    const ending: Flight[] = [];
    let bytesLeft = this.bytes;
    for (const { flight } of slowest) {
      if (bytesLeft <= mostBytes) break;
      bytesLeft -= flight.bytes;
      ending.push(flight);
    }
    if (bytesLeft > mostBytes) throw noMemory();
    for (const flight of ending) {
      void flight.end();
      flight.refuse(noMemory());
    }
  }

  /** @throws TooManyRequests when the network has no place, and none of its uploads is so slow that it gives way. */
  private async takePlace(rule: string, networks: Networks): Promise<() => Promise<void>> {
    try {
      return await this.places.take(rule, networks);
    } catch (error) {
      if (!(error instanceof NoPlace)) throw error;
      const { network } = error;
      const [slowest] = this.measurePaces()
        .filter(({ flight, pace }) => pace < SLOW && Object.values(flight.networks).includes(network))
        .toSorted((a, b) => a.pace - b.pace);
      if (!slowest) throw error;
      const { flight } = slowest;
      flight.refuse(new Unavailable('Another file needs the place of this one. Please try again shortly.'));
      await flight.end();
      return this.places.take(rule, networks);
    }
  }

  /** The uploads that are old enough, with their bytes a second. */
  private measurePaces(): { flight: Flight; pace: number }[] {
    const now = performance.now();
    return [...this.flights].flatMap((flight) => {
      const pace = flight.pace.bytesPerSecond(now);
      return pace === null ? [] : [{ flight, pace }];
    });
  }
}

const noMemory = () => new Unavailable('Many files are arriving at the moment. Please try again shortly.');

@Module({ providers: [UploadPlaces, Uploads], exports: [Uploads] })
export class MultipartModule {}
