import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AnswerPasswordReset } from './password/answer-password-reset.handler';
import { ForgetOldSignIns } from './sign-in/forget-old-sign-ins';

/** The worker's part of staff. */
@Module({
  imports: [AuditModule],
  providers: [AnswerPasswordReset, ForgetOldSignIns],
})
export class StaffWorkerModule {}
