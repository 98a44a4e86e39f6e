import { Module } from '@nestjs/common';
import { OpenWrittenMails } from '../notifications/written/open-written-mails.use-case';
import { AskForVerdictsHandler } from './follow/ask-for-verdicts.handler';
import { FollowInterview } from './follow/follow-interview';
import { RemindOfInterviewHandler } from './follow/remind-of-interview.handler';

/** The worker's part of interviews: what is sent of them when its time has come. */
@Module({ providers: [OpenWrittenMails, FollowInterview, RemindOfInterviewHandler, AskForVerdictsHandler] })
export class InterviewsWorkerModule {}
