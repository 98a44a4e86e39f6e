import { Module } from '@nestjs/common';
import { DatabaseClock } from '../../platform/database/database-clock';
import { AuditModule } from '../audit/audit.module';
import { FindRecipients } from '../notifications/find-recipients.use-case';
import { Challenges } from './challenges';
import { DiscardHeld } from './discard-held.use-case';
import { FormTokens } from './form-tokens';
import { HeldAdminController } from './held.admin.controller';
import { HeldRepository } from './held.repository';
import { JudgeHeld } from './judge-held.use-case';
import { JudgeSubmission } from './judge-submission.use-case';
import { ListHeld } from './list-held.use-case';
import { ReleaseHeld } from './release-held.use-case';
import { SettleHeld } from './settle-held';
import { SpamController } from './spam.controller';
import { Suspicion } from './suspicion';
import { UsedChallengesRepository } from './used-challenges.repository';

/** What of spam is open to HTTP. */
@Module({
  imports: [AuditModule],
  controllers: [SpamController, HeldAdminController],
  providers: [
    DatabaseClock,
    FormTokens,
    Challenges,
    UsedChallengesRepository,
    Suspicion,
    JudgeSubmission,
    HeldRepository,
    SettleHeld,
    ListHeld,
    ReleaseHeld,
    DiscardHeld,
    JudgeHeld,
    FindRecipients,
  ],
  exports: [JudgeSubmission],
})
export class SpamModule {}
