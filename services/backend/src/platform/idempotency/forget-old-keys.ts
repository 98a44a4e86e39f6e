import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../log/log.module';
import { Idempotency } from './idempotency';

const HOUR_MS = 3_600_000;

/** Forgets idempotency keys once an hour. A round that fails is made up for by the next one. */
@Injectable()
export class ForgetOldKeys implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly idempotency: Idempotency,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const forget = () =>
      void this.idempotency.purge().catch((err: unknown) => this.logger.warn({ err }, 'old keys not forgotten'));
    this.timer = setInterval(forget, HOUR_MS);
    forget();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
