import { setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { within } from '../within';
import { type Ask, type Place, readReply, type Reply, type SharedStore } from './shared-store';

/** Between two exchanges: each costs the process as much as a third of a form, and under load one carries many asks. */
const PAUSE_MS = 4;
/** How long a store that failed is left alone. */
const LEFT_ALONE_MS = 1_000;
/** Keys that this process begins in ten minutes at most: a flood from ever new addresses must not fill the store, which holds the queue. */
const MOST_KEYS = 100_000;
const KEYS_WINDOW_MS = 600_000;

interface Waiting {
  ask: Ask;
  answer: (reply: Reply | undefined) => void;
}

/**
 * The counts of all API processes together. One exchange is under way at a time, and asks made meanwhile go with
 * the next: the busier a process is, the less each ask costs. Without an answer the caller goes by its own counts.
 */
export class SharedCounts implements OnApplicationBootstrap, OnModuleDestroy {
  /** The longest wait of a visitor for the counts of other processes. */
  timeoutMs = 250;
  private readonly waiting: Waiting[] = [];
  private isAsking = false;
  private isUnavailable = false;
  private askAgainAt = 0;
  private begun = 0;
  private begunSince = 0;

  constructor(
    private readonly store: SharedStore | undefined,
    /** The key under which a text is counted. */
    readonly hide: (text: string) => string,
    private readonly logger: Logger,
  ) {}

  /** Whether an ask would be sent to the store. */
  get isOn(): boolean {
    if (!this.store) return false;
    const now = performance.now();
    return now >= this.askAgainAt && !(this.isUnavailable && this.isAsking) && this.hasKeysLeft(now);
  }

  /** Undefined when there is no store, or none that answers. It never rejects. */
  ask(ask: Ask): Promise<Reply | undefined> {
    if (!this.isOn) return Promise.resolve(undefined);
    return new Promise((answer) => {
      this.waiting.push({ ask, answer });
      if (!this.isAsking) void this.exchange();
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
      void taking.then(
        () => this.leavePlace(place),
        () => undefined,
      );
      this.miss(err);
      return undefined;
    }
  }

  /** When the store cannot be reached, the lease ends the place. */
  leavePlace(place: Place): void {
    this.store?.leavePlace(place).catch((err: unknown) => this.miss(err));
  }

  /** Connects before the first request. The start waits no longer than the timeout of the store. */
  async onApplicationBootstrap(): Promise<void> {
    await this.store?.ready().catch((err: unknown) => this.miss(err));
  }

  async onModuleDestroy(): Promise<void> {
    await this.store?.close();
  }

  private async exchange(): Promise<void> {
    this.isAsking = true;
    const asked = this.waiting.splice(0);
    const work = this.countAll(asked.map(({ ask }) => ask));
    try {
      this.hear(asked, await within(this.timeoutMs, work));
    } catch (err) {
      for (const { answer } of [...asked, ...this.waiting.splice(0)]) answer(undefined);
      this.miss(err);
    }
    await Promise.allSettled([work]);
    await pause(PAUSE_MS, undefined, { ref: false });
    this.isAsking = false;
    if (this.waiting.length > 0) void this.exchange();
  }

  private async countAll(asks: Ask[]): Promise<Reply[]> {
    const replies = (await this.store?.count(asks)) ?? [];
    if (replies.length !== asks.length) throw new Error('Not every ask was answered');
    return replies.map(readReply);
  }

  private hear(asked: Waiting[], replies: Reply[]): void {
    if (this.isUnavailable) this.logger.info({ store: this.store?.name }, 'limits are counted together again');
    this.isUnavailable = false;
    asked.forEach(({ answer }, at) => {
      const reply = replies[at];
      if (reply?.kind === 'counted') for (const count of reply.counts) if (count === 1) this.begun += 1;
      answer(reply);
    });
  }

  /** Logs only the first miss, until the store is back. */
  private miss(err: unknown): void {
    if (!this.isUnavailable)
      this.logger.warn({ err, store: this.store?.name }, 'limits are counted by this process alone');
    this.isUnavailable = true;
    this.askAgainAt = performance.now() + LEFT_ALONE_MS;
  }

  private hasKeysLeft(now: number): boolean {
    if (now - this.begunSince >= KEYS_WINDOW_MS) [this.begun, this.begunSince] = [0, now];
    return this.begun < MOST_KEYS;
  }
}
