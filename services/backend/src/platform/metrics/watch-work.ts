import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '../database/database';
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
