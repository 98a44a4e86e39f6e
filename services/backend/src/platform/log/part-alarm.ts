import type { Logger } from 'pino';
import { type AlarmName, denyAlarm, endAlarm, raiseAlarm } from './alarm';

/** A single failed check can be a restart or a lost packet. */
const LOOKS_BEFORE_ALARM = 2;
const REPEAT_MS = 10 * 60_000;

/** What a look gives when nobody can tell: the alarm stays as it is. */
export const UNKNOWN = Symbol('nobody can tell');

/** Logs an alarm while the checks of a part fail, and a message when they pass again. */
export class PartAlarm {
  private failed = 0;
  private failingSince = 0;
  private raisedAt: number | null = null;
  private hasBeenGood = false;

  constructor(
    private readonly logger: Logger,
    /** `name` stands in the field `alarm`. `afterMs` is how long checks must have failed: two in a row are enough without it. */
    private readonly words: { name: AlarmName; down: string; up: string; afterMs?: number },
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isRaised(): boolean {
    return this.raisedAt !== null;
  }

  bad(err: Error): void {
    this.failed += 1;
    if (this.failed === 1) this.failingSince = this.now();
    if (this.failed < LOOKS_BEFORE_ALARM || this.now() - this.failingSince < (this.words.afterMs ?? 0)) return;
    this.raise(err);
  }

  /** Logs the alarm without waiting for further checks, unless it was logged within ten minutes. */
  raise(err: Error): void {
    if (this.failed === 0) {
      this.failed = 1;
      this.failingSince = this.now();
    }
    if (this.raisedAt !== null && this.now() - this.raisedAt < REPEAT_MS) return;
    this.raisedAt = this.now();
    raiseAlarm(this.logger, this.words.name, this.words.down, { downSeconds: this.downSeconds(), err });
  }

  good(): void {
    const { name, up } = this.words;
    if (this.isRaised) endAlarm(this.logger, name, up, { downSeconds: this.downSeconds() });
    else if (!this.hasBeenGood) denyAlarm(name);
    this.hasBeenGood = true;
    this.failed = 0;
    this.raisedAt = null;
  }

  /** Looks at the part every so many milliseconds; a look that rejects is a bad one. Returns how to stop. */
  watch(everyMs: number, look: () => Promise<unknown>): () => void {
    let isOver = false;
    const tell = (error: Error | null) => {
      if (isOver) return;
      if (error) this.bad(error);
      else this.good();
    };
    const timer = setInterval(() => void look().then((failure) => failure === UNKNOWN || tell(null), tell), everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }

  private downSeconds(): number {
    return Math.round((this.now() - this.failingSince) / 1_000);
  }
}
