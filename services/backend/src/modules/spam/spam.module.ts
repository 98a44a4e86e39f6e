import { Module } from '@nestjs/common';
import { DatabaseClock } from '../../platform/database/database-clock';
import { AuditModule } from '../audit/audit.module';
import { Challenges } from './judge/challenges';
import { HeldAdminController } from './held/held.admin.controller';
import { JudgeHeld } from './held/judge-held.use-case';
import { FormTokens } from './judge/form-tokens';
import { JudgeSubmission } from './judge/judge-submission.use-case';
import { SpamController } from './judge/spam.controller';
import { Suspicion } from './judge/suspicion';

@Module({
  imports: [AuditModule],
  controllers: [SpamController, HeldAdminController],
  providers: [DatabaseClock, FormTokens, Challenges, Suspicion, JudgeSubmission, JudgeHeld],
  exports: [JudgeSubmission],
})
export class SpamModule {}
