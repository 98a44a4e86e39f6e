import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database';
import { type Backlog, OutboxBacklog } from '../outbox/outbox-backlog';
import { type CountedSubmission, submissions } from './count-submission';
import { Metrics, type Sample } from './metrics';

/** How many connections the pool has, and how many callers wait for one. */
@Injectable()
export class WatchDatabase {
  constructor(metrics: Metrics, database: Database) {
    const help = 'Connections to Postgres by state, and callers that wait for one.';
    metrics.gauge({ name: 'frontdoor_database_pool', help, labels: ['state'] }, () =>
      Object.entries(database.poolUse()).map(([state, value]): Sample => ({ labels: { state }, value })),
    );
  }
}

/** How much the outbox still has to do, and for how long that has waited. */
@Injectable()
export class WatchOutbox {
  constructor(metrics: Metrics, outbox: OutboxBacklog) {
    let backlog: Promise<Backlog> | undefined;
    // Both gauges are read in the same moment, from one question.
    const measure = () => (backlog ??= outbox.measure().finally(() => setImmediate(() => (backlog = undefined))));
    const sample = (state: string, value: number | null): Sample => ({ labels: { state }, value: value ?? 0 });
    const count = 'Events that the queue has not heard of, jobs that are not settled, and jobs that are dead.';
    metrics.gauge({ name: 'frontdoor_outbox', help: count, labels: ['state'] }, async () => {
      const { waitingEvents, pendingJobs, deadJobs } = await measure();
      return [sample('waiting', waitingEvents), sample('pending', pendingJobs), sample('dead', deadJobs)];
    });
    const age = 'Age of the oldest of them.';
    metrics.gauge({ name: 'frontdoor_outbox_oldest_seconds', help: age, labels: ['state'] }, async () => {
      const { oldestWaitingSeconds, oldestPendingSeconds } = await measure();
      return [sample('waiting', oldestWaitingSeconds), sample('pending', oldestPendingSeconds)];
    });
  }
}

/** Counts what became of what visitors send. */
@Injectable()
export class WatchSubmissions implements OnApplicationShutdown {
  private readonly count: ((message: unknown) => void) | null;

  constructor(metrics: Metrics) {
    const counter = metrics.counter({
      name: 'frontdoor_submissions_total',
      help: 'Forms that were sent: accepted, held as suspected spam, replayed, or refused with a code.',
      labels: ['kind', 'outcome', 'code'],
    });
    this.count =
      counter &&
      ((message) => {
        const { kind, outcome, code } = message as CountedSubmission;
        counter.inc({ kind, outcome, code });
      });
    if (this.count) submissions.subscribe(this.count);
  }

  onApplicationShutdown(): void {
    if (this.count) submissions.unsubscribe(this.count);
  }
}
