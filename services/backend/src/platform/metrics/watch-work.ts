import type { Database } from '../database/database';
import { type CountedSubmission, submissions } from './count-submission';
import type { Metrics, Sample } from './metrics';

/** How many connections the pool has, and how many callers wait for one. */
export function watchDatabase(metrics: Metrics, database: Database): void {
  const help = 'Connections to Postgres by state, and callers that wait for one.';
  metrics.gauge({ name: 'frontdoor_database_pool', help, labels: ['state'] }, () =>
    Object.entries(database.poolUse()).map(([state, value]): Sample => ({ labels: { state }, value })),
  );
}

/** Counts what became of what visitors send. Returns how to stop. */
export function watchSubmissions(metrics: Metrics): () => void {
  const counter = metrics.counter({
    name: 'frontdoor_submissions_total',
    help: 'Forms that were sent: accepted, held as suspected spam, replayed, or refused with a code.',
    labels: ['kind', 'outcome', 'code'],
  });
  if (!counter) return () => undefined;
  const count = (message: unknown) => counter.inc({ ...(message as CountedSubmission) });
  submissions.subscribe(count);
  return () => submissions.unsubscribe(count);
}
