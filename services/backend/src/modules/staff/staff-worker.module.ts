import { Module } from '@nestjs/common';
import { Schedule } from '../../platform/schedule/schedule';
import { AuditModule } from '../audit/audit.module';
import { AnswerPasswordReset } from './password/answer-password-reset.handler';
import { ResealSecrets } from './second-factor/reseal-secrets';
import { ForgetOldSignIns } from './sign-in/forget-old-sign-ins.use-case';

/** The worker's part of staff: answers asks for a new password, and forgets old sign-ins. */
@Module({ imports: [AuditModule], providers: [AnswerPasswordReset, ForgetOldSignIns, ResealSecrets] })
export class StaffWorkerModule {
  constructor(schedule: Schedule, forgetOldSignIns: ForgetOldSignIns) {
    schedule.every({ name: 'old sign-ins', everyMs: 3_600_000, run: () => forgetOldSignIns.run() });
  }
}
