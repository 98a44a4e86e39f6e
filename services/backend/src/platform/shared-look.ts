import { within } from './within';

interface Limits {
  /** Who asks waits no longer, in milliseconds. */
  limitMs: number;
  /** For so long after its end a look serves whoever asks. */
  keptMs: number;
}

/**
 * A look at something, for all that ask for it: one at a time, however many ask and however long it takes, so that looks at what
 * does not answer never pile up.
 */
export class SharedLook<Result> {
  private last: { result: Promise<Result>; endedAt: number } | undefined;

  constructor(
    private readonly look: () => Promise<Result>,
    private readonly limits: Limits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `keptMs` where this one wants a newer look than others do. @throws what the look throws, and NoAnswerInTime */
  ask(keptMs = this.limits.keptMs): Promise<Result> {
    if (!this.last || this.now() - this.last.endedAt > keptMs) this.last = this.begin();
    return within(this.limits.limitMs, this.last.result);
  }

  private begin() {
    const begun = { result: this.look(), endedAt: Infinity };
    const end = () => void (begun.endedAt = this.now());
    begun.result.then(end, end);
    return begun;
  }
}
