import { Injectable } from '@nestjs/common';
import { TellDeeds } from '../../../platform/changes/tell-deeds';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { GroupedWrites } from '../../../platform/database/grouped-writes';
import { PoolShare, sharesOf } from '../../../platform/database/pool-share';
import type { SubmittedView } from '../../../platform/http/forms/answer-submission';
import { claimOf, fingerprintOf } from '../../../platform/idempotency/claim';
import { type Outcome, repeatAnswer, repeatInsteadOf } from '../../../platform/idempotency/idempotency';
import { countSubmission } from '../../../platform/metrics/metrics';
import { OutboxNotifier } from '../../../platform/outbox/outbox';
import { FindAnswerDate } from '../../calendar/find-answer-date.use-case';
import { JudgeSubmission } from '../../spam/judge/judge-submission.use-case';
import { textOf } from '../../submissions/kinds.facts';
import {
  arrivalOf,
  claimKeyOf,
  newSubmission,
  type Sender,
  type Submission,
  withNewReference,
} from '../../submissions/submission.facts';
import { enquiries, type EnquiryName, forEachEnquiry } from '../enquiry-kinds.facts';
import type { EnquiryRequests } from './submit-enquiry.dto';
import { insertEnquiries, type NewEnquiry } from './submit-enquiry.repository';

/**
 * Takes in an enquiry. Once `run` returns, it is committed; all else happens without the sender. Enquiries of one kind that come at
 * the same time are written together, and all statements of a kind use one share of the pool.
 */
@Injectable()
export class SubmitEnquiry {
  private readonly shares: Record<EnquiryName, PoolShare>;
  private readonly writes: Record<EnquiryName, GroupedWrites<NewEnquiry, string | null>>;

  constructor(
    private readonly judgement: JudgeSubmission,
    private readonly notifier: OutboxNotifier,
    private readonly deeds: TellDeeds,
    private readonly answerDate: FindAnswerDate,
    database: Database,
    @InjectConfig() { DATABASE_POOL_SIZE }: Config,
  ) {
    const { grouped } = sharesOf(DATABASE_POOL_SIZE);
    this.shares = forEachEnquiry(() => new PoolShare(database, grouped));
    this.writes = forEachEnquiry(
      ({ name }) =>
        new GroupedWrites<NewEnquiry, string | null>(
          this.shares[name],
          (list, sql) => insertEnquiries(sql, name, list),
          claimKeyOf,
        ),
    );
  }

  /** @throws ChallengeRequired, IdempotencyMismatch, IdempotencyInFlight, Unavailable */
  async run<Name extends EnquiryName>(
    kind: Name,
    request: EnquiryRequests[Name],
    sender: Sender,
  ): Promise<Outcome<SubmittedView>> {
    const since = performance.now();
    const answerBy = this.answerDate.find('client');
    const sql = this.shares[kind].begin(since);
    const claim = claimOf(kind, sender.keyHash, fingerprintOf(request));
    let written: { submission: Submission; id: string | null };
    try {
      const heldFor = await this.judgement.run({ kind, text: textOf(kind, request), hash: claim.hash, ...sender }, sql);
      const told = { thanks: enquiries[kind].thanks, answerBy: await answerBy };
      written = await withNewReference(kind, async (reference) => {
        const submission = newSubmission(reference, told, claim, heldFor, request.agree);
        return { submission, id: await this.writes[kind].add({ ...submission, request }, { since }) };
      });
    } catch (error) {
      return repeatInsteadOf(error, claim, sql);
    }
    const { submission, id } = written;
    if (id === null) return repeatAnswer(submission.claim, sql);
    countSubmission(kind, submission.standing === 'held' ? 'held' : 'accepted');
    this.deeds.tell({ deed: arrivalOf(kind, submission.standing), id, request: null });
    if (submission.standing === 'clear') this.notifier.notify();
    return { answer: submission.answer, replayed: false };
  }
}
