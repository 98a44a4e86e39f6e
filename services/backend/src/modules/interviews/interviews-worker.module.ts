import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { OpenWrittenMails } from '../notifications/written/open-written-mails.use-case';
import { RecordAnswer } from './answers/record-answer';
import { TakeCalendarAnswer } from './answers/take-calendar-answer.use-case';
import { AskForVerdictsHandler } from './follow/ask-for-verdicts.handler';
import { CatchUpInterviews } from './follow/catch-up-interviews.use-case';
import { FollowInterview } from './follow/follow-interview';
import { RemindOfInterviewHandler } from './follow/remind-of-interview.handler';

/** The worker's part of interviews: what is sent of them when its time has come, and the answers that calendars send. */
@Module({
  imports: [AuditModule],
  providers: [
    OpenWrittenMails,
    CatchUpInterviews,
    FollowInterview,
    RemindOfInterviewHandler,
    AskForVerdictsHandler,
    RecordAnswer,
    TakeCalendarAnswer,
  ],
  exports: [CatchUpInterviews, TakeCalendarAnswer],
})
export class InterviewsWorkerModule {}
