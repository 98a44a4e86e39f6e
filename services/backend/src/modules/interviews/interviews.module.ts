import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { ArrangeInterview } from './arrange/arrange-interview.use-case';
import { CancelInterview } from './arrange/cancel-interview.use-case';
import { ChangeInterview } from './arrange/change-interview';
import { MoveInterview } from './arrange/move-interview.use-case';
import { TakeBackInterviews } from './arrange/take-back-interviews';
import { WriteInterviewChange } from './arrange/write-interview-change';
import { InterviewsAdminController } from './interviews.admin.controller';
import { TellOfInterview } from './mails/tell-of-interview';
import { FindInterview } from './read/find-interview.use-case';
import { FindTaken } from './read/find-taken.use-case';
import { ListInterviewers } from './read/list-interviewers.use-case';
import { ListInterviews } from './read/list-interviews.use-case';
import { GiveVerdict } from './verdicts/give-verdict.use-case';
import { VerdictsAdminController } from './verdicts/verdicts.admin.controller';

const changes = [ArrangeInterview, MoveInterview, CancelInterview, ChangeInterview, WriteInterviewChange];

/** Interviews with applicants: arranged, moved, cancelled, and told to both sides. */
@Module({
  imports: [AuditModule, NotificationsModule],
  controllers: [InterviewsAdminController, VerdictsAdminController],
  providers: [
    ...changes,
    TakeBackInterviews,
    TellOfInterview,
    FindInterview,
    FindTaken,
    ListInterviewers,
    ListInterviews,
    GiveVerdict,
  ],
  exports: [ListInterviews],
})
export class InterviewsModule {}
