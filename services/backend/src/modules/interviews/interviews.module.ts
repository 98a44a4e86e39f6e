import { Module } from '@nestjs/common';
import { PagesModule } from '../../platform/pages/shells';
import { AuditModule } from '../audit/audit.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { AnswerInterviewController } from './answers/answer-interview.controller';
import { AnswerInterview } from './answers/answer-interview.use-case';
import { ChooseTime } from './answers/choose-time';
import { FindInvitation } from './answers/find-invitation.use-case';
import { RecordAnswer } from './answers/record-answer';
import { ArrangeInterview } from './arrange/arrange-interview.use-case';
import { CancelInterview } from './arrange/cancel-interview.use-case';
import { ChangeInterview } from './arrange/change-interview';
import { MoveInterview } from './arrange/move-interview.use-case';
import { TakeBackInterviews } from './arrange/take-back-interviews';
import { CatchUpInterviews } from './follow/catch-up-interviews.use-case';
import { FollowInterview } from './follow/follow-interview';
import { WriteInterviewChange } from './arrange/write-interview-change';
import { InterviewsAdminController } from './interviews.admin.controller';
import { TellOfInterview } from './mails/tell-of-interview';
import { FindInterview } from './read/find-interview.use-case';
import { FindTaken } from './read/find-taken.use-case';
import { ListInterviewers } from './read/list-interviewers.use-case';
import { ListInterviewsOf } from './read/list-interviews-of.use-case';
import { ListInterviews } from './read/list-interviews.use-case';
import { GiveVerdict } from './verdicts/give-verdict.use-case';
import { VerdictsAdminController } from './verdicts/verdicts.admin.controller';

const changes = [ArrangeInterview, MoveInterview, CancelInterview, ChangeInterview, WriteInterviewChange];

/** Interviews with applicants: arranged, moved, cancelled, told to both sides, and answered. */
@Module({
  imports: [AuditModule, NotificationsModule, PagesModule],
  controllers: [AnswerInterviewController, InterviewsAdminController, VerdictsAdminController],
  providers: [
    ...changes,
    AnswerInterview,
    FindInvitation,
    ChooseTime,
    RecordAnswer,
    TakeBackInterviews,
    FollowInterview,
    CatchUpInterviews,
    TellOfInterview,
    FindInterview,
    FindTaken,
    ListInterviewers,
    ListInterviews,
    ListInterviewsOf,
    GiveVerdict,
  ],
  exports: [CatchUpInterviews, ListInterviews, ListInterviewsOf],
})
export class InterviewsModule {}
