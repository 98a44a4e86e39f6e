import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../../platform/log/log.module';
import { UsedChallengesRepository } from './used-challenges.repository';

const HOUR_MS = 3_600_000;

/** Forgets expired challenges once an hour. A round that fails is made up for by the next one. */
@Injectable()
export class ForgetUsedChallenges implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly challenges: UsedChallengesRepository,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const forget = () =>
      void this.challenges.purge().catch((err: unknown) => this.logger.warn({ err }, 'used challenges not forgotten'));
    this.timer = setInterval(forget, HOUR_MS);
    forget();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
