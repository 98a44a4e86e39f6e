import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { oneRow, queries } from '../database/queries';
import { Metrics, type Sample } from '../metrics/metrics';

/** The events and jobs that wait, and those that need a person. Ages are in whole seconds, null without such a row. */
export interface Backlog {
  /** Events whose jobs are not queued yet. */
  waitingEvents: number;
  oldestWaitingSeconds: number | null;
  /** Jobs that were handed to the queue and are not settled. */
  pendingJobs: number;
  oldestPendingSeconds: number | null;
  deadJobs: number;
}

const age = (column: string) => `extract(epoch FROM now() - min(${column}))::int`;

const { measure } = queries('outbox-backlog', {
  measure: oneRow<Backlog>(`
   SELECT waiting.n AS "waitingEvents", waiting.age AS "oldestWaitingSeconds",
     pending.n AS "pendingJobs", pending.age AS "oldestPendingSeconds", dead.n AS "deadJobs"
   FROM (SELECT count(*)::int AS n, ${age('created_at')} AS age FROM outbox WHERE published_at IS NULL) waiting,
     (SELECT count(*)::int AS n, ${age('o.created_at')} AS age
      FROM outbox_jobs j JOIN outbox o ON o.id = j.event_id WHERE j.state = 'pending') pending,
     (SELECT count(*)::int AS n FROM outbox_jobs WHERE state = 'dead') dead`),
});

/** How far the outbox has fallen behind; reads indexes of the unfinished only, however long the past is. */
@Injectable()
export class OutboxBacklog {
  constructor(private readonly database: Database) {}

  measure(): Promise<Backlog> {
    return measure(this.database);
  }
}

/**
 * Gauges of the outbox's backlog and its age. Apart from the measuring, so that the numbers of the pool, which a scrape reads
 * in the order of their making, come first and do not show this question as one that waits.
 */
@Injectable()
export class WatchOutbox {
  constructor(metrics: Metrics, outbox: OutboxBacklog) {
    let backlog: Promise<Backlog> | undefined;
    // Both gauges are read in the same moment, from one question.
    const measureOnce = () => (backlog ??= outbox.measure().finally(() => setImmediate(() => (backlog = undefined))));
    const sample = (state: string, value: number | null): Sample => ({ labels: { state }, value: value ?? 0 });
    const count = 'Events that the queue has not heard of, jobs that are not settled, and jobs that are dead.';
    metrics.gauge({ name: 'frontdoor_outbox', help: count, labelNames: ['state'] }, async () => {
      const { waitingEvents, pendingJobs, deadJobs } = await measureOnce();
      return [sample('waiting', waitingEvents), sample('pending', pendingJobs), sample('dead', deadJobs)];
    });
    const oldest = 'Age of the oldest of them.';
    metrics.gauge({ name: 'frontdoor_outbox_oldest_seconds', help: oldest, labelNames: ['state'] }, async () => {
      const { oldestWaitingSeconds, oldestPendingSeconds } = await measureOnce();
      return [sample('waiting', oldestWaitingSeconds), sample('pending', oldestPendingSeconds)];
    });
  }
}
