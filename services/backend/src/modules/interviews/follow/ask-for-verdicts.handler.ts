import { Injectable } from '@nestjs/common';
import { type JobEnvelope, type JobHandler, HandlesJob } from '../../../platform/queue/job';
import { INTERVIEW_VERDICTS_JOB } from '../interviews.facts';
import { FollowInterview } from './follow-interview';

/** Asks the interviewers of an interview that is over what they think. */
@Injectable()
@HandlesJob(INTERVIEW_VERDICTS_JOB)
export class AskForVerdictsHandler implements JobHandler {
  constructor(private readonly followInterview: FollowInterview) {}

  run({ subjectId }: JobEnvelope): Promise<void> {
    return this.followInterview.askForVerdicts(subjectId);
  }
}
