export interface Counter {
  /** A hash that does not tell the counted address: see `hideKey`. */
  key: string;
  /** How long its window lasts, in milliseconds of the store's clock, from the first count on. */
  lengthMs: number;
  /** At this count the whole ask is refused. Without it there is no limit. */
  most?: number;
  /** Counted only if the counter before it has just begun, looked at otherwise: so the different ones are counted. */
  follows?: boolean;
}

/** Counters that are counted in one step: all of them or, where one counter is full or a thing is known, nothing. */
export interface Ask {
  /** A key that must not be counted at the moment. */
  unless?: string;
  counters: Counter[];
}

export type Reply = { kind: 'counted'; counts: number[] } | { kind: 'full'; waitMs: number } | { kind: 'known' };

/** How stores answer an ask: -1 for a known thing, 0 and the wait in milliseconds, or 1 and the counts. */
export type RawReply = number[];

/** Something that is open at the moment. It counts until it is given back or, if its process has died, until its lease ends. */
export interface Place {
  /** A UUID. */
  id: string;
  /** In milliseconds of the store's clock. */
  leaseMs: number;
  /** At this many open places the next one is refused. */
  counters: { key: string; most: number }[];
}

/** Where the API processes count together. */
export interface SharedStore {
  /** For the log. */
  name: string;
  /** Waits a moment for it to be there. @throws when it is not. */
  ready: () => Promise<void>;
  /** Answers each ask as if it came alone, in their order. @throws when it cannot. */
  count: (asks: Ask[]) => Promise<RawReply[]>;
  /** Takes the place in all its counters, or returns false where one of them is full. @throws when it cannot be asked. */
  takePlace: (place: Place) => Promise<boolean>;
  /** @throws when it cannot be told. */
  leavePlace: (place: Place) => Promise<void>;
  close: () => Promise<void>;
}

/** @throws Error for a store that does not answer as it should. */
export function readReply([kind, ...rest]: RawReply): Reply {
  if (kind === 1) return { kind: 'counted', counts: rest };
  if (kind === 0) return { kind: 'full', waitMs: rest[0] ?? 0 };
  if (kind === -1) return { kind: 'known' };
  throw new Error('The shared counts were answered with something else');
}
