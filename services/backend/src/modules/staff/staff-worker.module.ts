import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { queries, run } from '../../platform/database/queries';
import { Schedule } from '../../platform/schedule/schedule';
import { AuditModule } from '../audit/audit.module';
import { AnswerPasswordReset } from './password/answer-password-reset.handler';
import { ResealSecrets } from './second-factor/reseal-secrets';
import { SESSIONS_KEPT_DAYS } from './session/session.repository';

/** What an hourly job removes. */
const old = queries('old-sign-ins', {
  attempts: run(`DELETE FROM login_attempts WHERE at < now() - interval '1 day'`),
  links: run(`DELETE FROM staff_links WHERE least(used_at, voided_at, expires_at) < now() - interval '1 day'`),
  sessions: run(`
    DELETE FROM sessions WHERE least(ended_at, expires_at) < now() - interval '${SESSIONS_KEPT_DAYS} days'`),
  resetAsks: run(`DELETE FROM password_reset_asks WHERE asked_at < now() - interval '1 day' AND email IS NULL`),
  /** They name addresses and browsers, so they go when the sessions do. */
  notices: run(`DELETE FROM staff_notices WHERE at < now() - interval '${SESSIONS_KEPT_DAYS} days'`),
});

/** The worker's part of staff: answers asks for a new password, and forgets old sign-ins. */
@Module({ imports: [AuditModule], providers: [AnswerPasswordReset, ResealSecrets] })
export class StaffWorkerModule {
  constructor(schedule: Schedule, database: Database) {
    const forget = async () => {
      for (const forgetOld of Object.values(old)) await forgetOld(database);
    };
    schedule.every({ name: 'old sign-ins', everyMs: 3_600_000, run: forget });
  }
}
