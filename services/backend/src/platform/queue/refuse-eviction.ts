import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ConfigError } from '../config/load-config';
import { InjectLogger, type Logger } from '../log/log.module';
import { PartAlarm, UNKNOWN } from '../log/part-alarm';
import { within } from '../within';
import { QueueBackend } from './backend/queue-backend';

const GOOD = 'noeviction';
const START_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 30_000;

/** Refuses to start on a Redis that may throw jobs away when its memory is full, and raises an alarm where it becomes one later. */
@Injectable()
export class RefuseEviction implements OnModuleInit, OnModuleDestroy {
  private readonly alarm: PartAlarm;
  private stopWatching = () => {};
  lookEveryMs = LOOK_EVERY_MS;

  constructor(
    private readonly backend: QueueBackend,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.alarm = new PartAlarm(logger, {
      name: 'queue_evicts',
      down: 'the Redis of the queue may throw jobs away when its memory is full',
      up: 'the Redis of the queue throws no jobs away',
    });
  }

  /** @throws ConfigError. A Redis that does not answer yet, or does not say, is only warned about. */
  async onModuleInit(): Promise<void> {
    const policy = await within(START_LIMIT_MS, this.backend.evictionPolicy()).catch((err: unknown) => {
      this.logger.warn({ err }, 'the queue could not be asked whether it throws jobs away');
      return GOOD;
    });
    if (policy === null)
      this.logger.warn(`the queue does not say whether it throws jobs away: its maxmemory-policy must be ${GOOD}`);
    else if (policy !== GOOD) throw new ConfigError([`QUEUE_URL leads to a Redis that ${fault(policy)}`]);
    this.stopWatching = this.alarm.watch(this.lookEveryMs, () => this.look());
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  private async look(): Promise<unknown> {
    const policy = await this.backend.evictionPolicy().catch(() => null);
    if (policy === null) return UNKNOWN;
    if (policy !== GOOD) throw new Error(`It ${fault(policy)}`);
    return undefined;
  }
}

const fault = (policy: string) =>
  `may throw jobs away when its memory is full: its maxmemory-policy is ${policy} and must be ${GOOD}`;
