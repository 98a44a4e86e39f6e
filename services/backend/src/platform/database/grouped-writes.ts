import type { Sql } from './database';
import { isDatabaseUnavailable } from './is-unavailable';
import { isOutOfPatience, type Place, type PoolShare } from './pool-share';

const MOST_ROWS = 32;

interface Waiting<Row, Result> {
  row: Row;
  /** On the clock of `performance.now()`. */
  since: number;
  /** Written without others, because a group that it was in has failed. */
  alone: boolean;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Writes what came in the same moment, or while all places of its share of the pool were taken, by one statement, and so with
 * one commit. Whoever comes alone is written at once and alone; under load groups form by themselves. Each caller is answered
 * after the commit that holds its row.
 */
export class GroupedWrites<Row, Result> {
  private waiting: Waiting<Row, Result>[] = [];
  private soon: NodeJS.Immediate | undefined;
  private isAsking = false;

  /**
   * `write` writes all rows or none by the connection that it is given, and returns one result a row, in their order. Rows
   * with the same key are never handed to it together.
   */
  constructor(
    private readonly share: PoolShare,
    private readonly write: (rows: Row[], sql: Sql) => Promise<Result[]>,
    private readonly keyOf: (row: Row) => string,
  ) {}

  /**
   * `since` is when the submission began.
   * @throws what `write` throws for this row; Unavailable when there was no place for it.
   */
  add(row: Row, since = performance.now()): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, since, alone: false, resolve, reject });
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

  /** Asks for one place at a time; which rows go into the group is decided when there is a place. */
  private send(): void {
    const [first] = this.waiting;
    if (!first || this.isAsking) return;
    this.isAsking = true;
    this.share.take(first.since).then(
      (place) => {
        this.isAsking = false;
        void this.sendGroup(this.takeGroup(), place);
        this.send();
      },
      (error: unknown) => {
        this.isAsking = false;
        this.turnAway(first, error);
        this.send();
      },
    );
  }

  private turnAway(first: Waiting<Row, Result>, error: unknown): void {
    const isOver = (one: Waiting<Row, Result>) => one === first || isOutOfPatience(one.since);
    const over = this.waiting.filter(isOver);
    this.waiting = this.waiting.filter((one) => !isOver(one));
    for (const one of over) one.reject(error);
  }

  private takeGroup(): Waiting<Row, Result>[] {
    const [first, ...others] = this.waiting;
    if (first?.alone) {
      this.waiting = others;
      return [first];
    }
    const group = new Map<string, Waiting<Row, Result>>();
    const rest: Waiting<Row, Result>[] = [];
    for (const one of this.waiting) {
      const key = this.keyOf(one.row);
      if (!one.alone && group.size < MOST_ROWS && !group.has(key)) group.set(key, one);
      else rest.push(one);
    }
    this.waiting = rest;
    return [...group.values()];
  }

  private async sendGroup(group: Waiting<Row, Result>[], place: Place): Promise<void> {
    try {
      const results = await this.write(
        group.map(({ row }) => row),
        place.sql,
      );
      for (const [at, one] of group.entries()) one.resolve(results[at] as Result);
    } catch (error) {
      // One row may have spoilt it for all, so each gets a try of its own; a database that cannot serve fails them all.
      if (group.length > 1 && !isDatabaseUnavailable(error)) this.tryOneByOne(group);
      else for (const one of group) one.reject(error);
    } finally {
      // Rows that arrive in this turn of the event loop go into the next group.
      setImmediate(() => place.leave());
    }
  }

  private tryOneByOne(group: Waiting<Row, Result>[]): void {
    for (const one of group) one.alone = true;
    this.waiting.unshift(...group);
    this.sendSoon();
  }
}
