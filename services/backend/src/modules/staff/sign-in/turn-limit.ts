import { Unavailable } from '../../../platform/http/errors/http.errors';

/** Lets a few tasks run at once and a few more wait in line. */
export class TurnLimit {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly mostRunning: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws Unavailable when the line is full. */
  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.mostRunning) this.running += 1;
    else if (this.line.length < this.mostWaiting) await new Promise<void>((resolve) => void this.line.push(resolve));
    else throw new Unavailable('Many people are signing in. Please try again shortly.');
    try {
      return await task();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
