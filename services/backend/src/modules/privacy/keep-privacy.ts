import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../../platform/log/log.module';
import { within } from '../../platform/within';
import { CarryOutRetention } from './carry-out-retention';
import { CopyErasureList } from './copy-erasure-list';
import { EraseAgain } from './erase-again.use-case';
import { RemoveObjects } from './remove-objects';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A process that starts has better things to do. */
const FIRST_AFTER_MS = 30_000;
/** Whatever a round is at can be cut short and is taken up again. */
const PATIENCE_MS = 3_000;

/**
 * Each minute finishes what erasures have left to do outside of the database; each hour sees whether the day's removals are
 * still to be done. A round that fails is made up for by the next one.
 */
@Injectable()
export class KeepPrivacy implements OnApplicationBootstrap, OnModuleDestroy {
  private timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly retention: CarryOutRetention,
    private readonly objects: RemoveObjects,
    private readonly list: CopyErasureList,
    private readonly eraseAgain: EraseAgain,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.every(MINUTE_MS, 'objects of erased records', () => this.finishErasures());
    this.every(HOUR_MS, 'retention', () => this.retention.carryOut());
    this.every(24 * HOUR_MS, 'erasures of a restored backup', () => this.eraseAgain.run());
  }

  async onModuleDestroy(): Promise<void> {
    this.timers.forEach(clearInterval);
    await within(PATIENCE_MS, Promise.all(this.running.values())).catch(() => undefined);
  }

  private async finishErasures(): Promise<void> {
    const left = (await this.objects.removeDue()) + (await this.list.copy());
    if (left > 0) this.logger.warn({ left, alarm: 'erasure_unfinished' }, 'storage does not let erasures be finished');
  }

  private every(milliseconds: number, what: string, work: () => Promise<unknown>): void {
    const round = () => {
      if (this.running.has(what)) return;
      const done = work()
        .catch((err: unknown) => this.logger.warn({ err }, `${what}: the round failed and will be repeated`))
        .finally(() => this.running.delete(what));
      this.running.set(what, done);
    };
    this.timers.push(setInterval(round, milliseconds), setTimeout(round, FIRST_AFTER_MS));
  }
}
