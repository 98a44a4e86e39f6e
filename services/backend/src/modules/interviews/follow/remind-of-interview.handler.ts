import { Injectable } from '@nestjs/common';
import { type JobEnvelope, type JobHandler, HandlesJob } from '../../../platform/queue/job';
import { INTERVIEW_REMINDER_JOB } from '../interviews.facts';
import { FollowInterview } from './follow-interview';

/** Reminds both sides of an interview the day before. */
@Injectable()
@HandlesJob(INTERVIEW_REMINDER_JOB)
export class RemindOfInterviewHandler implements JobHandler {
  constructor(private readonly followInterview: FollowInterview) {}

  run({ subjectId }: JobEnvelope): Promise<void> {
    return this.followInterview.remind(subjectId);
  }
}
