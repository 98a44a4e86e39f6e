import { Injectable } from '@nestjs/common';
import type { SubmittedView } from '../../../platform/http/forms/answer-submission';
import type { Outcome } from '../../../platform/idempotency/idempotency';
import { type IdentifiedResume, makeResumeKey } from '../../resumes/identify/identify-resume.use-case';
import { type Sent, TakeIn, type TakenIn } from '../../submissions/take-in.use-case';
import { ApplicationsRepository } from './applications.repository';
import { CheckChoices } from './check-choices';
import type { SubmitApplicationRequest } from './submit-application.dto';

@Injectable()
export class SubmitApplication {
  constructor(
    private readonly takeIn: TakeIn,
    private readonly choices: CheckChoices,
    private readonly applications: ApplicationsRepository,
  ) {}

  /** @throws ValidationFailed for a choice that the form does not offer, and what `TakeIn` throws */
  submit(
    request: SubmitApplicationRequest,
    resume: IdentifiedResume | null,
    sent: Sent,
  ): Promise<Outcome<SubmittedView>> {
    const sql = this.applications.begin();
    const prepare = async () => {
      const jobPostId = await this.choices.check(request, sql);
      const own = { request, jobPostId, resume: resume && { ...resume, key: makeResumeKey(resume.type) } };
      return (taken: TakenIn) => this.applications.insert({ ...taken, ...own }, sql);
    };
    const thanks = 'Application submitted successfully!';
    return this.takeIn.take({ ...sent, kind: 'application', request, fileHash: resume?.sha256, thanks, sql, prepare });
  }
}
