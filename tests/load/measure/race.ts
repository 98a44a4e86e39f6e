import type { Body } from '../drive/driver.ts';
import type { Tables } from '../system/tables.ts';

export interface Contender {
  name: string;
  pid: number;
  url: string;
  /** What must be there after a slice, by its name, as often as there were answers. */
  leaves: (tables: Tables) => Promise<Record<string, number>>;
}

/** What we want of the ratio of ours to theirs. */
export interface Goals {
  /** At least, of requests per second. */
  speed?: number;
  /** At most, of the 99th percentile of the time that an answer takes. */
  p99?: number;
  /** At most, of the processor time that a request costs the server's process. */
  cpu?: number;
}

export interface Rival extends Contender {
  goals?: Goals;
}

export interface Race {
  title: string;
  body?: Body;
  acceptEncoding?: string;
  ours: Contender;
  rivals: Rival[];
}
