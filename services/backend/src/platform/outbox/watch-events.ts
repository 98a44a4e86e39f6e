import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database';
import { InjectLogger, type Logger } from '../log/log.module';
import { PartAlarm, UNKNOWN } from '../log/part-alarm';
import { outboxJobs } from './outbox.repository';

const LOOK_EVERY_MS = 15_000;
const LONGEST_SECONDS = 300;

/** Raises an alarm while an event is older than five minutes and some of its jobs are not done, for any reason. */
@Injectable()
export class WatchEvents implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly alarm: PartAlarm;
  private stopWatching = () => {};
  lookEveryMs = LOOK_EVERY_MS;

  constructor(
    private readonly database: Database,
    @InjectLogger() logger: Logger,
  ) {
    this.alarm = new PartAlarm(logger, {
      name: 'event_unfinished',
      down: 'what an event of more than five minutes ago leads to is not done yet',
      up: 'no event of more than five minutes ago waits any more',
    });
  }

  onApplicationBootstrap(): void {
    this.stopWatching = this.alarm.watch(this.lookEveryMs, () => this.look());
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  /** @throws when there is such an event */
  private async look(): Promise<unknown> {
    const endless = await outboxJobs.findEndless(this.database, LONGEST_SECONDS).catch(() => UNKNOWN);
    if (!endless || typeof endless === 'symbol') return endless;
    const { eventId, event, job, lastError } = endless;
    const what = job ? `the job ${job}` : 'its way into the queue';
    throw new Error(`${event} (${eventId}) waits for ${what}: ${lastError ?? 'no failure is on record'}`);
  }
}
