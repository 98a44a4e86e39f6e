import { Injectable } from '@nestjs/common';
import { Schedule } from '../../../platform/schedule/schedule';
import { FindStaffNotice } from '../notices/find-staff-notice.use-case';
import { LoginAttemptsRepository } from './login-attempts.repository';
import { PasswordResetAsksRepository } from '../password/password-reset-asks.repository';
import { SessionRepository } from '../session/session.repository';
import { StaffLinksRepository } from '../links/staff-links.repository';

const HOUR_MS = 3_600_000;

/**
 * Removes, once an hour, sign-in attempts, unusable links and answered password resets that are older than a day, and
 * sessions that ended and notices that were written more than 30 days ago.
 */
@Injectable()
export class ForgetOldSignIns {
  constructor(
    schedule: Schedule,
    private readonly attempts: LoginAttemptsRepository,
    private readonly sessions: SessionRepository,
    private readonly links: StaffLinksRepository,
    private readonly asks: PasswordResetAsksRepository,
    private readonly notices: FindStaffNotice,
  ) {
    schedule.every({ name: 'old sign-ins', everyMs: HOUR_MS, run: () => this.forget() });
  }

  private async forget(): Promise<void> {
    await this.attempts.forgetOld();
    await this.links.forgetOld();
    await this.sessions.forgetOld();
    await this.asks.forgetOld();
    await this.notices.forgetOld();
  }
}
