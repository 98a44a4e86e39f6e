import { Unavailable } from '../http/errors/http.errors';
import type { Database, Sql } from './database';

/**
 * How long the statements of one submission may wait in all, for places and for locks, counted from its beginning. With the
 * time that reading a form and answering it take, a sender hears within three seconds.
 */
const TIMEOUT_MS = 2_700;
/** Connections reserved for lists, staff and all else but the forms. */
const KEPT_FREE = 2;
/** Forms whose submissions are written in groups, and how many of their statements run at once at most. */
const GROUPED_FORMS = 3;
const GROUPED_AT_ONCE = 2;

/**
 * How many connections of a pool each form may use at once: one whose submissions are written in groups, and the one whose
 * submissions are written one by one. All shares together leave two connections of a pool of 6 or more.
 */
export function sharesOf(poolSize: number): { grouped: number; single: number } {
  const shared = poolSize - KEPT_FREE;
  const grouped = Math.max(1, Math.min(GROUPED_AT_ONCE, Math.floor(shared / (GROUPED_FORMS + 1))));
  return { grouped, single: Math.max(1, shared - GROUPED_FORMS * grouped) };
}

/** A connection of the pool that a share may use until it is left. */
export interface Place {
  sql: Sql;
  leave(): void;
}

interface Waiting {
  since: number;
  timer: NodeJS.Timeout;
  enter(place: Place): void;
}

/**
 * The part of the pool that one form may use, so that a form whose table is locked holds up no other one. A submission
 * that finds all places taken waits in line. Times are those of `performance.now()`.
 */
export class PoolShare {
  private inUse = 0;
  private readonly line: Waiting[] = [];

  constructor(
    private readonly database: Pick<Database, 'within'>,
    private readonly most: number,
  ) {}

  /** For a submission that begins at `since`: each of its statements waits for a place of this share. */
  begin(since = performance.now()): Sql {
    return {
      query: async (statement, values) => {
        const place = await this.take(since);
        try {
          return await place.sql.query(statement, values);
        } finally {
          place.leave();
        }
      },
    };
  }

  /** @throws Unavailable when no place becomes free within TIMEOUT_MS after `since`. */
  take(since: number): Promise<Place> {
    if (this.inUse < this.most) {
      this.inUse += 1;
      return Promise.resolve(this.placeFor(since));
    }
    return new Promise((enter, reject) => {
      const timer = setTimeout(() => {
        this.line.splice(this.line.indexOf(waiting), 1);
        reject(new Unavailable());
      }, timeLeft(since));
      const waiting: Waiting = { since, timer, enter };
      this.line.push(waiting);
    });
  }

  private placeFor(since: number): Place {
    return { sql: this.database.within(() => timeLeft(since)), leave: () => this.passOn() };
  }

  private passOn(): void {
    const next = this.line.shift();
    if (!next) return void (this.inUse -= 1);
    clearTimeout(next.timer);
    next.enter(this.placeFor(next.since));
  }
}

/** Milliseconds that a submission begun at `since` may still wait; never less than one. */
const timeLeft = (since: number) => Math.max(1, Math.ceil(TIMEOUT_MS - (performance.now() - since)));

/** Whether a submission begun at `since` has waited as long as it may. */
export const hasTimedOut = (since: number) => performance.now() - since >= TIMEOUT_MS;
