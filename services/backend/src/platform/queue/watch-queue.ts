import { Injectable } from '@nestjs/common';
import { HealthParts } from '../health/health-parts';
import { Metrics } from '../metrics/metrics';
import { InjectQueueBackend } from './inject-queue-backend';
import { JobQueue } from './job-queue';
import type { QueueBackend } from './queue-backend';

/** How many jobs the queue holds, and whether it answers. */
@Injectable()
export class WatchQueue {
  constructor(metrics: Metrics, parts: HealthParts, queue: JobQueue, @InjectQueueBackend() backend: QueueBackend) {
    const help = 'Jobs in the queue by state.';
    metrics.gauge({ name: 'frontdoor_queue_jobs', help, labels: ['state'] }, async () => {
      const counts = Object.entries(await queue.depth());
      return counts.map(([state, value]) => ({ labels: { state }, value }));
    });
    parts.add('queue', async () => {
      await backend.ready();
      await queue.depth();
    });
  }
}
