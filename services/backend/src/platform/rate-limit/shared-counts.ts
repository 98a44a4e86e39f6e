import { setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { within } from '../within';

/** Between two exchanges: each costs the process as much as a third of a form, and under load one carries many requests. */
const PAUSE_MS = 4;
const LEFT_ALONE_MS = 1_000;
/** Keys that this process begins in ten minutes at most: a flood from ever new addresses must not fill the store, which holds the queue. */
const MOST_KEYS = 100_000;
const KEYS_WINDOW_MS = 600_000;

/** Counters that are counted in one step: all of them or, where one counter is full or a thing is known, nothing. */
export interface CountRequest {
  unless?: string;
  counters: {
    key: string;
    /** How long its window lasts, in milliseconds of the store's clock, from the first count on. */
    lengthMs: number;
    /** At this count the whole request is refused. Without it there is no limit. */
    most?: number;
    /** Counted only if the counter before it has just begun, looked at otherwise: so the different ones are counted. */
    follows?: boolean;
  }[];
}

type Reply = { kind: 'counted'; counts: number[] } | { kind: 'full'; waitMs: number } | { kind: 'known' };

/** How stores answer a request: -1 for a known thing, 0 and the wait in milliseconds, or 1 and the counts. */
export type RawReply = number[];

function readReply([kind, ...rest]: RawReply): Reply {
  if (kind === 1) return { kind: 'counted', counts: rest };
  if (kind === 0) return { kind: 'full', waitMs: rest[0] ?? 0 };
  if (kind === -1) return { kind: 'known' };
  throw new Error('The shared counts were answered with something else');
}

/** A thing that is open until it is given back or its lease ends by the store's clock. Its id is a UUID; `most` may be open. */
export type Place = { id: string; leaseMs: number; counters: { key: string; most: number }[] };

export interface SharedStore {
  name: string;
  /** Waits a moment for it to be there. @throws when it is not. */
  ready: () => Promise<void>;
  /** Answers each request as if it came alone, in their order. @throws when it cannot. */
  count: (requests: CountRequest[]) => Promise<RawReply[]>;
  /** Takes the place in all its counters, or returns false where one of them is full. @throws when it cannot be asked. */
  takePlace: (place: Place) => Promise<boolean>;
  leavePlace: (place: Place) => Promise<void>;
  close: () => Promise<void>;
}

/** One exchange is under way at a time; requests made meanwhile go with the next: the busier a process, the cheaper each. */
export class SharedCounts implements OnApplicationBootstrap, OnModuleDestroy {
  /** The longest wait of a visitor for the counts of other processes. */
  timeoutMs = 250;
  private readonly waiting: { request: CountRequest; answer: (reply?: Reply) => void }[] = [];
  private isExchanging = false;
  private isUnavailable = false;
  private retryAt = 0;
  private begun = 0;
  private begunSince = 0;

  constructor(
    private readonly store: SharedStore | undefined,
    /** The key under which a text is counted. */
    readonly hide: (text: string) => string,
    private readonly logger: Logger,
  ) {}

  get isOn(): boolean {
    const now = performance.now();
    if (!this.store || now < this.retryAt || (this.isUnavailable && this.isExchanging)) return false;
    if (now - this.begunSince >= KEYS_WINDOW_MS) [this.begun, this.begunSince] = [0, now];
    return this.begun < MOST_KEYS;
  }

  /** Undefined when there is no store, or none that answers. It never rejects. */
  count(request: CountRequest): Promise<Reply | undefined> {
    const { store } = this;
    if (!store || !this.isOn) return Promise.resolve(undefined);
    return new Promise((answer) => {
      this.waiting.push({ request, answer });
      if (!this.isExchanging) void this.exchange(store);
    });
  }

  /** False when a counter is full; undefined when there is no store, or none that answers. It never rejects. */
  async takePlace(place: Place): Promise<boolean | undefined> {
    if (!this.store || !this.isOn) return undefined;
    const taking = this.store.takePlace(place);
    try {
      return await within(this.timeoutMs, taking);
    } catch (err) {
      // It may still be taken after that.
      taking.then(() => this.leavePlace(place)).catch(() => undefined);
      this.miss(err);
      return undefined;
    }
  }

  /** When the store cannot be reached, the lease ends the place. It never rejects. */
  async leavePlace(place: Place): Promise<void> {
    if (!this.store) return;
    await within(this.timeoutMs, this.store.leavePlace(place)).catch((err: unknown) => this.miss(err));
  }

  /** Connects before the first request. The start waits no longer than the timeout of the store. */
  async onApplicationBootstrap(): Promise<void> {
    await this.store?.ready().catch((err: unknown) => this.miss(err));
  }

  async onModuleDestroy(): Promise<void> {
    await this.store?.close();
  }

  private async exchange(store: SharedStore): Promise<void> {
    this.isExchanging = true;
    const batch = this.waiting.splice(0);
    const work = store.count(batch.map(({ request }) => request));
    try {
      const replies = (await within(this.timeoutMs, work)).map(readReply);
      if (replies.length !== batch.length) throw new Error('Not every request was answered');
      if (this.isUnavailable) this.logger.info({ store: store.name }, 'limits are counted together again');
      this.isUnavailable = false;
      for (const reply of replies)
        if (reply.kind === 'counted') this.begun += reply.counts.filter((count) => count === 1).length;
      batch.forEach(({ answer }, at) => answer(replies[at]));
    } catch (err) {
      for (const { answer } of [...batch, ...this.waiting.splice(0)]) answer();
      this.miss(err);
    }
    await Promise.allSettled([work]);
    await pause(PAUSE_MS, undefined, { ref: false });
    this.isExchanging = false;
    if (this.waiting.length > 0) void this.exchange(store);
  }

  /** Logs only the first miss, until the store is back. */
  private miss(err: unknown): void {
    const store = this.store?.name;
    if (!this.isUnavailable) this.logger.warn({ err, store }, 'limits are counted by this process alone');
    this.isUnavailable = true;
    this.retryAt = performance.now() + LEFT_ALONE_MS;
  }
}
