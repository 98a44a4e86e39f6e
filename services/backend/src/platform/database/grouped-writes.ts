import { isDatabaseUnavailable } from './is-unavailable';

/** Statements of one kind under way at once. More would make groups smaller and commits more frequent, for nothing. */
const AT_ONCE = 2;
const MOST_ROWS = 32;
/** Who has waited so long goes ahead although nothing has come back: from here on the pool decides who waits. */
const PATIENCE_MS = 100;

interface Waiting<Row, Result> {
  row: Row;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Writes what came in the same moment, or while earlier statements were under way, by one statement, and so with one commit.
 * Whoever comes alone is written at once and alone; under load groups form by themselves. Each caller is answered after the
 * commit that holds its row.
 */
export class GroupedWrites<Row, Result> {
  private waiting: Waiting<Row, Result>[] = [];
  private underWay = 0;
  private soon: NodeJS.Immediate | undefined;
  private timer: NodeJS.Timeout | undefined;

  /**
   * `write` writes all rows or none, and returns one result a row, in their order. Rows with the same key are never handed to
   * it together.
   */
  constructor(
    private readonly write: (rows: Row[]) => Promise<Result[]>,
    private readonly keyOf: (row: Row) => string,
  ) {}

  /** @throws what `write` throws for this row. */
  add(row: Row): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      this.sendSoon();
    });
  }

  /** When all requests that have arrived by now have been looked at. */
  private sendSoon(): void {
    this.soon ??= setImmediate(() => {
      this.soon = undefined;
      this.send();
    });
  }

  private send(): void {
    while (this.waiting.length > 0 && this.underWay < AT_ONCE) void this.sendGroup(this.takeGroup());
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.goAhead(), PATIENCE_MS);
  }

  private goAhead(): void {
    this.timer = undefined;
    if (this.waiting.length > 0) void this.sendGroup(this.takeGroup());
    this.send();
  }

  private takeGroup(): Waiting<Row, Result>[] {
    const group = new Map<string, Waiting<Row, Result>>();
    const rest: Waiting<Row, Result>[] = [];
    for (const one of this.waiting) {
      const key = this.keyOf(one.row);
      if (group.size < MOST_ROWS && !group.has(key)) group.set(key, one);
      else rest.push(one);
    }
    this.waiting = rest;
    return [...group.values()];
  }

  private async sendGroup(group: Waiting<Row, Result>[]): Promise<void> {
    this.underWay += 1;
    try {
      const results = await this.write(group.map(({ row }) => row));
      for (const [at, one] of group.entries()) one.resolve(results[at] as Result);
    } catch (error) {
      // One row may have spoilt it for all, so each gets a try of its own; a database that is not there fails them all.
      if (group.length > 1 && !isDatabaseUnavailable(error)) for (const one of group) void this.sendGroup([one]);
      else for (const one of group) one.reject(error);
    } finally {
      this.underWay -= 1;
      this.sendSoon();
    }
  }
}
