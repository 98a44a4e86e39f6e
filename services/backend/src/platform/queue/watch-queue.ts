import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HealthParts } from '../health/health-server';
import { InjectLogger, type Logger } from '../log/log.module';
import { PartAlarm } from '../log/part-alarm';
import { Metrics } from '../metrics/metrics';
import { within } from '../within';
import { QueueBackend } from './backend/queue-backend';
import { JobQueue } from './job-queue';

/** Two looks that fail, one of them begun just after the queue broke down: 2 * 4 + 2 s at most until the alarm. */
const LOOK_EVERY_MS = 4_000;
const LOOK_LIMIT_MS = 2_000;

@Injectable()
export class WatchQueue implements OnModuleInit, OnModuleDestroy {
  private readonly alarm: PartAlarm;
  private stopWatching = () => {};
  private answer: Promise<void> | undefined;

  constructor(
    metrics: Metrics,
    parts: HealthParts,
    queue: JobQueue,
    private readonly backend: QueueBackend,
    @InjectLogger() logger: Logger,
  ) {
    this.alarm = new PartAlarm(logger, {
      name: 'queue_down',
      down: 'the queue takes no jobs; they wait in the outbox',
      up: 'the queue takes jobs again',
    });
    const help = 'Jobs in the queue by lane and state.';
    metrics.gauge({ name: 'frontdoor_queue_jobs', help, labelNames: ['lane', 'state'] }, async () =>
      (await queue.depths()).flatMap(({ lane, counts }) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { lane, state }, value })),
      ),
    );
    const up = '1 while the queue takes jobs, 0 while the alarm about it is raised.';
    metrics.gauge({ name: 'frontdoor_queue_up', help: up }, () => [{ labels: {}, value: this.alarm.isRaised ? 0 : 1 }]);
    parts.add('queue', () => this.check());
  }

  /** Before the lanes are opened, which may have to wait for the queue. */
  onModuleInit(): void {
    this.stopWatching = this.alarm.watch(LOOK_EVERY_MS, () => within(LOOK_LIMIT_MS, this.check()));
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  /** One check at a time, or they would pile up while the server does not answer. */
  private check(): Promise<void> {
    this.answer ??= this.backend.takesJobs().finally(() => (this.answer = undefined));
    return this.answer;
  }
}
