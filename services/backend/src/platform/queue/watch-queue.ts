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
    const help = 'Jobs in the queue by lane and state.';
    metrics.gauge({ name: 'frontdoor_queue_jobs', help, labels: ['lane', 'state'] }, async () =>
      (await queue.depths()).flatMap(({ lane, counts }) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { lane, state }, value })),
      ),
    );
    parts.add('queue', async () => {
      await backend.ready();
      await queue.depths();
    });
  }
}
