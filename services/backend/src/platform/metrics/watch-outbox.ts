import { Injectable } from '@nestjs/common';
import { type Backlog, OutboxBacklog } from '../outbox/outbox-backlog';
import { Metrics, type Sample } from './metrics';

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
