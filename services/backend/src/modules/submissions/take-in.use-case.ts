import { Injectable, Module } from '@nestjs/common';
import type { Sql } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { type SubmittedView, toSubmittedView } from '../../platform/http/forms/answer-submission';
import { type Claim, claimOf, judgedOtherwise, fingerprintOf } from '../../platform/idempotency/claim';
import { Idempotency, type Outcome } from '../../platform/idempotency/idempotency';
import { makeReference } from '../../platform/random-letters';
import { countSubmission } from '../../platform/metrics/metrics';
import { OutboxNotifier } from '../../platform/outbox/outbox';
import { JudgeSubmission } from '../spam/judge/judge-submission.use-case';
import { standingFor } from '../spam/judge/signs.facts';
import type { SpamFields } from '../spam/judge/take-spam-fields.use-case';
import { SpamModule } from '../spam/spam.module';
import { type Standing, type SubmissionKind, submissions } from './kinds.facts';

/** The fields that every form has beside its own. */
export interface Sent {
  spam: SpamFields;
  /** The hash of the sender's idempotency key, if there is one. */
  keyHash: Buffer | null;
  address: string;
}

/** The columns that every kind of submission has. */
export interface TakenIn {
  reference: string;
  standing: Standing;
  /** The signs of spam that it has. */
  heldFor: string[];
  /** When the sender agreed; null if they were not asked or did not. */
  consentAt: Date | null;
  claim: Claim;
  answer: SubmittedView;
}

interface Submission extends Sent {
  kind: SubmissionKind;
  /** The fields of the form, checked. */
  request: { agree?: boolean };
  /** SHA-256 of the file that belongs to it. */
  fileHash?: Buffer | undefined;
  thanks: string;
  /** For the statements before the write. */
  sql: Sql;
  /**
   * Makes the checks that need the database, then tells how to write the row, its event, its consent and its claim in one
   * transaction, which gives false when the claim is taken. @throws ExpectedError
   */
  prepare: () => Promise<(taken: TakenIn) => Promise<boolean>>;
}

/** Takes in a submission of any kind. Once this returns, it is committed; all else happens without the sender. */
@Injectable()
export class TakeIn {
  constructor(
    private readonly judgement: JudgeSubmission,
    private readonly idempotency: Idempotency,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws the errors of `prepare`, ChallengeRequired, IdempotencyMismatch, IdempotencyInFlight */
  take({ prepare, kind, request, thanks, ...sent }: Submission): Promise<Outcome<SubmittedView>> {
    const { fileHash, keyHash, address, spam, sql } = sent;
    const claim = claimOf(kind, keyHash, fingerprintOf(request, fileHash));
    const attempt = async () => {
      const write = await prepare();
      const content = request as Record<string, unknown>;
      const heldFor = await this.judgement.judge({ kind, address, spam, content, hash: claim.hash }, sql);
      const standing = standingFor(heldFor);
      const judged = standing === 'held' ? judgedOtherwise(claim, 'held') : claim;
      const consentAt = request.agree ? new Date() : null;
      const answer = await drawAgain(kind, async () => {
        const reference = makeReference();
        const made = toSubmittedView(thanks, reference, consentAt);
        return (await write({ reference, standing, heldFor, consentAt, claim: judged, answer: made })) ? made : null;
      });
      if (answer) countSubmission(kind, standing === 'held' ? 'held' : 'accepted');
      if (answer && standing === 'clear') this.notifier.notify();
      return { claim: judged, answer };
    };
    return this.idempotency.once(claim, attempt, sql);
  }
}

/** Writes once more where the reference that was drawn exists already. */
async function drawAgain<Result>(kind: SubmissionKind, write: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (tries === 1 || !isUniqueViolation(error, `${submissions[kind].table}_reference_key`)) throw error;
    return drawAgain(kind, write, tries - 1);
  }
}

@Module({ imports: [SpamModule], providers: [TakeIn], exports: [TakeIn] })
export class SubmissionsModule {}
