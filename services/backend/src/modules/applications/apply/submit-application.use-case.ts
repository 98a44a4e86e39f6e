import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database, type Sql } from '../../../platform/database/database';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { PoolShare, sharesOf } from '../../../platform/database/pool-share';
import { type SubmittedView, toSubmittedView } from '../../../platform/http/forms/answer-submission';
import { type Claim, claimOf, judgedOtherwise } from '../../../platform/idempotency/claim';
import { type Attempt, Idempotency, type Outcome } from '../../../platform/idempotency/idempotency';
import { fingerprintOf } from '../../../platform/idempotency/idempotency-key';
import { makeReference } from '../../../platform/random-letters';
import { countSubmission } from '../../../platform/metrics/count-submission';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { FindPolicy } from '../../privacy/find-policy.use-case';
import { JudgeSubmission, type SpamFields } from '../../spam/judge/judge-submission.use-case';
import { APPLICATION_SUBMITTED } from '../applications.events';
import { ApplicationsRepository } from './applications.repository';
import { CheckChoices } from './check-choices';
import { type IdentifiedResume, makeResumeKey } from '../../resumes/identify/identify-resume.use-case';
import type { SubmitApplicationRequest } from './submit-application.dto';

export interface Submission {
  request: SubmitApplicationRequest;
  resume: IdentifiedResume | null;
  spam: SpamFields;
  keyHash: Buffer | null;
  address: string;
}

interface Judged {
  jobPostId: string | null;
  heldFor: string[];
  claim: Claim;
}

/** Takes an application in: once this returns, it is committed, and everything else happens without the applicant. */
@Injectable()
export class SubmitApplication {
  private readonly share: PoolShare;

  constructor(
    private readonly choices: CheckChoices,
    private readonly judgement: JudgeSubmission,
    private readonly applications: ApplicationsRepository,
    private readonly policy: FindPolicy,
    private readonly idempotency: Idempotency,
    private readonly notifier: OutboxNotifier,
    database: Database,
    @InjectConfig() config: Config,
  ) {
    this.share = new PoolShare(database, sharesOf(config.DATABASE_POOL_SIZE).single);
  }

  submit(submission: Submission): Promise<Outcome<SubmittedView>> {
    const { request, resume, spam, keyHash, address } = submission;
    const claim = claimOf('application', keyHash, fingerprintOf(request, resume?.sha256));
    const sql = this.share.begin();
    const attempt = async () => {
      const jobPostId = await this.choices.check(request, sql);
      const arrival = {
        kind: 'application',
        address,
        spam,
        content: Object.fromEntries(Object.entries(request)),
        hash: claim.hash,
      } as const;
      const heldFor = await this.judgement.judge(arrival, sql);
      const made = heldFor.length > 0 ? judgedOtherwise(claim, 'held') : claim;
      return this.insert(submission, { jobPostId, heldFor, claim: made }, sql);
    };
    return this.idempotency.once(claim, attempt, sql);
  }

  /** A reference that exists already is drawn again. */
  private async insert(
    { request, resume }: Pick<Submission, 'request' | 'resume'>,
    judged: Judged,
    sql: Sql,
    tries = 3,
  ): Promise<Attempt<SubmittedView>> {
    const { claim, heldFor } = judged;
    const consentAt = request.agree ? new Date() : null;
    const answer = toSubmittedView('Application submitted successfully!', makeReference(), consentAt);
    try {
      const application = {
        ...judged,
        request,
        resume: resume && { ...resume, key: makeResumeKey(resume.type) },
        reference: answer.reference,
        consentAt,
        policyVersion: this.policy.version,
        policySha256: this.policy.sha256,
        event: APPLICATION_SUBMITTED,
        answer,
      };
      const written = await this.applications.insert(application, sql);
      if (written) countSubmission('application', heldFor.length > 0 ? 'held' : 'accepted');
      if (written && heldFor.length === 0) this.notifier.notify();
      return { claim, answer: written ? answer : null };
    } catch (error) {
      if (tries > 1 && isUniqueViolation(error, 'applications_reference_key'))
        return this.insert({ request, resume }, judged, sql, tries - 1);
      throw error;
    }
  }
}
