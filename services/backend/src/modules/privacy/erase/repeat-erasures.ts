import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { denyAlarm, raiseAlarm } from '../../../platform/log/alarm';
import { InjectLogger } from '../../../platform/log/log.module';
import { EraseAgain } from './erase-again.use-case';

/** A day, less a quarter of an hour, because timers are not that exact. */
const PAUSE_MS = 23.75 * 60 * 60_000;

/** Erases again, once a day, whom a restored backup has brought back. What fails is repeated within the hour. */
@Injectable()
export class RepeatErasures {
  private dueAt = 0;

  constructor(
    private readonly eraseAgain: EraseAgain,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    if (performance.now() < this.dueAt) return;
    try {
      await this.eraseAgain.run();
      denyAlarm('erasures_unchecked');
      this.dueAt = performance.now() + PAUSE_MS;
    } catch (err) {
      const text = 'whether a restored backup has brought erased people back is not known';
      raiseAlarm(this.logger, 'erasures_unchecked', text, { err });
    }
  }
}
