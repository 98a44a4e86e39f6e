import type { Logger } from 'pino';

/** One look that fails is a restart or a lost packet. */
const LOOKS_BEFORE_ALARM = 2;
const REPEAT_MS = 10 * 60_000;

/** Hears how each look at the queue ended: raises an alarm while it takes no jobs, and says when it does again. */
export class QueueAlarm {
  private failed = 0;
  private failingSince = 0;
  private raisedAt: number | null = null;

  constructor(
    private readonly logger: Logger,
    /** Milliseconds. */
    private readonly now: () => number = Date.now,
  ) {}

  get isRaised(): boolean {
    return this.raisedAt !== null;
  }

  bad(err: Error): void {
    this.failed += 1;
    if (this.failed === 1) this.failingSince = this.now();
    if (this.failed < LOOKS_BEFORE_ALARM) return;
    if (this.raisedAt !== null && this.now() - this.raisedAt < REPEAT_MS) return;
    this.raisedAt = this.now();
    const details = { alarm: 'queue_down', downSeconds: this.downSeconds(), err };
    this.logger.error(details, 'the queue takes no jobs; they wait in the outbox');
  }

  good(): void {
    const details = { recovered: 'queue_down', downSeconds: this.downSeconds() };
    if (this.isRaised) this.logger.info(details, 'the queue takes jobs again');
    this.failed = 0;
    this.raisedAt = null;
  }

  private downSeconds(): number {
    return Math.round((this.now() - this.failingSince) / 1_000);
  }
}
