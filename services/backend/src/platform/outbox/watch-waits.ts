import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { Metrics } from '../metrics/metrics';
import { laneNameOf, type Lanes, lanesToken } from '../queue/job';
import { outboxJobs } from './outbox.repository';

/**
 * How long the oldest job of each lane has waited. Reading a thousand resumes after an update takes hours and harms nobody; a mail
 * that waits for five minutes does.
 */
@Injectable()
export class WatchWaits {
  constructor(metrics: Metrics, database: Database, @Inject(lanesToken) lanes: Lanes) {
    const help = 'Age of the oldest job of a lane that is not done and whose time has come.';
    metrics.gauge({ name: 'frontdoor_jobs_oldest_seconds', help, labelNames: ['lane'] }, async () => {
      const longest = new Map(Object.keys(lanes).map((lane) => [lane, 0]));
      for (const { job, seconds } of await outboxJobs.measureWaits(database)) {
        const lane = laneNameOf(lanes, job);
        longest.set(lane, Math.max(longest.get(lane) ?? 0, seconds));
      }
      return [...longest].map(([lane, value]) => ({ labels: { lane }, value }));
    });
  }
}
