import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { InjectLogger } from '../../platform/log/log.module';
import { FindStaffNotice } from './find-staff-notice.use-case';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { PasswordResetAsksRepository } from './password-reset-asks.repository';
import { SessionRepository } from './session.repository';
import { StaffLinksRepository } from './staff-links.repository';

const HOUR_MS = 3_600_000;

/**
 * Once an hour forgets sign-in attempts of more than a day ago, links that nobody can use since a day and answered asks for
 * a new password of that age, sessions that are over
 * since 30 days, and notices of 30 days ago. A round that fails is made up for by the next one.
 */
@Injectable()
export class ForgetOldSignIns implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly attempts: LoginAttemptsRepository,
    private readonly sessions: SessionRepository,
    private readonly links: StaffLinksRepository,
    private readonly asks: PasswordResetAsksRepository,
    private readonly notices: FindStaffNotice,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const forget = () =>
      void this.forget().catch((err: unknown) => this.logger.warn({ err }, 'old sign-ins not forgotten'));
    this.timer = setInterval(forget, HOUR_MS);
    forget();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async forget(): Promise<void> {
    await this.attempts.forgetOld();
    await this.links.forgetOld();
    await this.sessions.forgetOld();
    await this.asks.forgetOld();
    await this.notices.forgetOld();
  }
}
