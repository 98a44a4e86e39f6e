/** Lets one caller through at a time, and a few wait in line. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private inLine = 0;

  constructor(private readonly longestLine: number) {}

  /** Whether the line is full, so that a caller had better come back later. */
  get isFull(): boolean {
    return this.inLine >= this.longestLine;
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.inLine += 1;
    const turn = this.last.then(work).finally(() => (this.inLine -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
