import type { Logger } from 'pino';
import { PartAlarm } from '../log/part-alarm';
import type { Metrics } from './metrics';
import { within } from '../within';
import type { HealthParts } from '../health/health-server';

const LOOK_EVERY_MS = 20_000;
/** Mail servers that slow down spammers greet after some seconds. */
const LOOK_LIMIT_MS = 15_000;
const ALARM_AFTER_MS = 120_000;
/** The age from which on a question for the state leads to a new look. */
const STALE_MS = 5_000;
/** Work that failed is repeated each minute at most; without a repetition nothing more is known. */
const FORGET_MS = 10 * 60_000;

interface Described {
  /** Names the part, the alarm `<name>_down` and the number `frontdoor_<name>_up`. */
  name: 'mail' | 'storage';
  /** What the alarm and its end say. */
  down: string;
  up: string;
  /** Rejects while the part cannot be used. May take 15 s, and leaves nothing behind. */
  look: () => Promise<unknown>;
}

/**
 * A server that the worker leans on: out of order while the last look at it failed, or the last work with it. Two minutes of that
 * are an alarm, because the work waits and is done later. Times are monotonic: a clock that is set changes nothing.
 */
export class WatchedPart {
  private readonly alarm: PartAlarm;
  private fault: Error | null = null;
  private looking: Promise<void> | undefined;
  private lookedAt = -Infinity;
  private lastFailure: { error: Error; at: number } | null = null;

  constructor(
    { metrics, parts, logger }: { metrics: Metrics; parts: HealthParts; logger: Logger },
    private readonly described: Described,
    private readonly now: () => number = () => performance.now(),
  ) {
    const { name, down, up } = described;
    this.alarm = new PartAlarm(logger, { name: `${name}_down`, down, up, afterMs: ALARM_AFTER_MS }, now);
    const help = `1 while ${name} is in order, 0 while it is not.`;
    metrics.gauge({ name: `frontdoor_${name}_up`, help }, () => [{ labels: {}, value: this.trouble() ? 0 : 1 }]);
    parts.add(name, () => this.state());
  }

  /** Returns how to stop. */
  watch(): () => void {
    void this.lookNow();
    const timer = setInterval(() => void this.lookNow(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }

  /** Work with the part has succeeded. */
  worked(): void {
    this.lastFailure = null;
  }

  /** Work with the part has failed, for a reason that is not of this work alone. */
  failed(error: Error): void {
    this.lastFailure = { error, at: this.now() };
  }

  /** The same, where waiting does not mend it: the alarm is raised at once. */
  raise(error: Error): void {
    this.failed(error);
    this.alarm.raise(error);
  }

  /** One look at a time. Never rejects. */
  lookNow(): Promise<void> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async look(): Promise<void> {
    const [ended] = await Promise.allSettled([within(LOOK_LIMIT_MS, this.described.look())]);
    this.fault = ended.status === 'rejected' ? (ended.reason as Error) : null;
    this.lookedAt = this.now();
    const trouble = this.trouble();
    if (trouble) this.alarm.bad(trouble);
    else this.alarm.good();
  }

  private trouble(): Error | null {
    if (this.lastFailure && this.now() - this.lastFailure.at > FORGET_MS) this.lastFailure = null;
    return this.fault ?? this.lastFailure?.error ?? null;
  }

  /** By the last look, because a new one may take longer than a question for health. @throws the fault */
  private async state(): Promise<void> {
    const isFirst = this.lookedAt === -Infinity;
    const looking = this.now() - this.lookedAt > STALE_MS ? this.lookNow() : undefined;
    if (isFirst) await looking;
    const trouble = this.trouble();
    if (trouble) throw trouble;
  }
}
