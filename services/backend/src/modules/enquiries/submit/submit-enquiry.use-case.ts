import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { type SubmittedView, toSubmittedView } from '../../../platform/http/forms/answer-submission';
import { type Claim, claimOf, judgedOtherwise } from '../../../platform/idempotency/claim';
import { type Attempt, Idempotency, type Outcome } from '../../../platform/idempotency/idempotency';
import { fingerprintOf } from '../../../platform/idempotency/idempotency-key';
import { makeReference } from '../../../platform/random-letters';
import { countSubmission } from '../../../platform/metrics/count-submission';
import { OutboxNotifier } from '../../../platform/outbox/outbox-notifier';
import { JudgeSubmission, type SpamFields } from '../../spam/judge/judge-submission.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { EnquiriesRepository } from '../enquiries.repository';
import type { EnquiryKind, EnquiryRequest } from '../enquiry-kinds';

export interface EnquirySubmission<Request> {
  request: Request;
  spam: SpamFields;
  keyHash: Buffer | null;
  address: string;
}

interface Judged<Request> {
  request: Request;
  claim: Claim;
  heldFor: string[];
  /** When the submission began, on the clock of `performance.now()`. */
  since: number;
}

/** Takes an enquiry of any kind in: once this returns, it is committed, and everything else happens without the sender. */
@Injectable()
export class SubmitEnquiry {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly judgement: JudgeSubmission,
    private readonly idempotency: Idempotency,
    private readonly notifier: OutboxNotifier,
  ) {}

  submit<Request extends EnquiryRequest>(
    kind: EnquiryKind<Request>,
    submission: EnquirySubmission<Request>,
  ): Promise<Outcome<SubmittedView>> {
    const { request, spam, keyHash, address } = submission;
    const claim = claimOf(kind.name, keyHash, fingerprintOf(request));
    const since = performance.now();
    const sql = this.enquiries.begin(kind, since);
    const attempt = async () => {
      const content = request as unknown as Record<string, unknown>;
      const arrival = { kind: kind.name, address, spam, content, hash: claim.hash };
      const heldFor = await this.judgement.judge(arrival, sql);
      const made = heldFor.length > 0 ? judgedOtherwise(claim, 'held') : claim;
      return this.insert(kind, { request, claim: made, heldFor, since });
    };
    return this.idempotency.once(claim, attempt, sql);
  }

  /** A reference that exists already is drawn again. */
  private async insert<Request extends EnquiryRequest>(
    kind: EnquiryKind<Request>,
    judged: Judged<Request>,
    tries = 3,
  ): Promise<Attempt<SubmittedView>> {
    const { request, claim, heldFor, since } = judged;
    const reference = makeReference();
    const consentAt = request.agree ? new Date() : null;
    const answer = toSubmittedView(kind.thanks, reference, consentAt);
    try {
      const enquiry = { request, reference, heldFor, consentAt, claim, answer };
      if (!(await this.enquiries.insert(kind, enquiry, since))) return { claim, answer: null };
      countSubmission(kind.name, heldFor.length > 0 ? 'held' : 'accepted');
      if (heldFor.length === 0) this.notifier.notify();
      return { claim, answer };
    } catch (error) {
      if (tries > 1 && isUniqueViolation(error, `${submissions[kind.name].table}_reference_key`))
        return this.insert(kind, judged, tries - 1);
      throw error;
    }
  }
}
