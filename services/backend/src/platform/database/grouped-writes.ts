import type { Sql } from './database';
import { isDatabaseUnavailable } from './database-errors';
import { hasTimedOut, type Place, type PoolShare } from './pool-share';

const MOST_ROWS = 32;

interface Waiting<Row, Result> extends PromiseWithResolvers<Result> {
  row: Row;
  /** When the submission began, on the clock of `performance.now()`. */
  since: number;
  /** Written without others, because its caller says so or a group that it was in has failed. */
  alone: boolean;
}

/**
 * Writes rows that arrive in one moment, or while all places of a share of the pool are taken, by one statement and one commit.
 * Each caller is answered after the commit that holds its row (docs/decisions/0071-submissions-are-written-in-groups.md).
 */
export class GroupedWrites<Row, Result> {
  private waiting: Waiting<Row, Result>[] = [];
  private soon: NodeJS.Immediate | undefined;
  private isRequesting = false;

  /** `write` writes all rows or none, and returns their results in their order. Rows with the same key never come together. */
  constructor(
    private readonly share: PoolShare,
    private readonly write: (rows: Row[], sql: Sql) => Promise<Result[]>,
    private readonly keyOf: (row: Row) => string,
  ) {}

  /** One that is `alone` comes into no group. @throws what `write` throws for this row, Unavailable when no place became free. */
  add(row: Row, { since = performance.now(), alone = false } = {}): Promise<Result> {
    const one = { ...Promise.withResolvers<Result>(), row, since, alone };
    this.waiting.push(one);
    // When all requests that have arrived by now have been looked at.
    this.soon ??= setImmediate(() => void this.requestPlace());
    return one.promise;
  }

  /** Asks for one place at a time; which rows go into the group is decided when there is a place. */
  private async requestPlace(): Promise<void> {
    this.soon = undefined;
    const [first] = this.waiting;
    if (!first || this.isRequesting) return;
    this.isRequesting = true;
    try {
      const place = await this.share.take(first.since);
      void this.writeGroup(this.takeGroup(), place);
    } catch (error) {
      for (const one of this.take((each) => each === first || hasTimedOut(each.since))) one.reject(error);
    }
    this.isRequesting = false;
    void this.requestPlace();
  }

  private takeGroup(): Waiting<Row, Result>[] {
    const most = this.waiting[0]?.alone ? 1 : MOST_ROWS;
    const keys = new Set<string>();
    return this.take(({ row, alone }, at) => {
      if (keys.size === most || (alone && at > 0) || keys.has(this.keyOf(row))) return false;
      return keys.add(this.keyOf(row));
    });
  }

  private take(fits: (one: Waiting<Row, Result>, at: number) => unknown): Waiting<Row, Result>[] {
    const { group = [], others = [] } = Object.groupBy(this.waiting, (one, at) => (fits(one, at) ? 'group' : 'others'));
    this.waiting = others;
    return group;
  }

  private async writeGroup(group: Waiting<Row, Result>[], place: Place): Promise<void> {
    try {
      const results = await this.write(
        group.map(({ row }) => row),
        place.sql,
      );
      for (const [at, one] of group.entries()) one.resolve(results[at] as Result);
    } catch (error) {
      // One row may have spoilt it for all, so each gets a try of its own; a database that cannot serve fails them all.
      if (group.length === 1 || isDatabaseUnavailable(error)) return group.forEach((one) => one.reject(error));
      for (const one of group) one.alone = true;
      this.waiting.unshift(...group);
      void this.requestPlace();
    } finally {
      // Rows that arrive in this turn of the event loop go into the next group.
      setImmediate(() => place.leave());
    }
  }
}
