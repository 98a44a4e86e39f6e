import { Module } from '@nestjs/common';
import { DatabaseClock } from '../../platform/database/database-clock';
import { AuditModule } from '../audit/audit.module';
import { Challenges } from './judge/challenges';
import { HeldAdminController } from './held/held.admin.controller';
import { JudgeHeld } from './held/judge-held.use-case';
import { FormTokens } from './judge/form-tokens';
import { IssueChallenge } from './judge/issue-challenge.use-case';
import { IssueFormToken } from './judge/issue-form-token.use-case';
import { JudgeSubmission } from './judge/judge-submission.use-case';
import { JudgeOneHeld } from './held/judge-one-held.use-case';
import { ListHeld } from './held/list-held.use-case';
import { NoteHeldLook } from './held/note-held-look.use-case';
import { SettleHeld } from './held/settle-held';
import { TakeBackJudgement } from './undo/take-back-judgement';
import { SpamController } from './judge/spam.controller';
import { Suspicion } from './judge/suspicion';

@Module({
  imports: [AuditModule],
  controllers: [SpamController, HeldAdminController],
  providers: [
    DatabaseClock,
    FormTokens,
    Challenges,
    Suspicion,
    IssueFormToken,
    IssueChallenge,
    JudgeSubmission,
    SettleHeld,
    TakeBackJudgement,
    JudgeHeld,
    JudgeOneHeld,
    ListHeld,
    NoteHeldLook,
  ],
  exports: [JudgeSubmission, ListHeld],
})
export class SpamModule {}
