import { Injectable, Module } from '@nestjs/common';
import type { Sql } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { type SubmittedView, toSubmittedView } from '../../platform/http/forms/answer-submission';
import { type Claim, claimOf, judgedOtherwise, fingerprintOf } from '../../platform/idempotency/claim';
import { type Attempt, Idempotency, type Outcome } from '../../platform/idempotency/idempotency';
import { countSubmission } from '../../platform/metrics/metrics';
import { OutboxNotifier } from '../../platform/outbox/outbox';
import { makeReference } from '../../platform/random-letters';
import { JudgeSubmission, type SpamFields } from '../spam/judge/judge-submission.use-case';
import { type SubmissionKind, submissions } from './kinds.facts';
import { SpamModule } from '../spam/spam.module';

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
  /** Why it is held; empty when it is clear. */
  heldFor: string[];
  /** When the sender agreed; null if they were not asked or did not. */
  consentAt: Date | null;
  claim: Claim;
  answer: SubmittedView;
}

/** Writes the row, its event, its consent and its claim in one transaction. Returns false when the claim is taken. */
export type Write = (taken: TakenIn) => Promise<boolean>;

export interface Submission extends Sent {
  kind: SubmissionKind;
  /** The fields of the form, checked. */
  request: { agree?: boolean };
  /** SHA-256 of the file that belongs to it. */
  fileHash?: Buffer | undefined;
  thanks: string;
  /** For the statements before the write. */
  sql: Sql;
  /** Makes the checks that need the database, then tells how to write the submission. @throws ExpectedError */
  prepare: () => Promise<Write>;
}

const TRIES = 3;

/**
 * Takes in a submission of any kind: claims its key, judges it, writes it, wakes the outbox, and answers. Once this returns, it
 * is committed, and everything else happens without the sender.
 */
@Injectable()
export class TakeIn {
  constructor(
    private readonly judgement: JudgeSubmission,
    private readonly idempotency: Idempotency,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws the errors of `prepare`, ChallengeRequired, IdempotencyMismatch, IdempotencyInFlight */
  take(submission: Submission): Promise<Outcome<SubmittedView>> {
    const { kind, request, fileHash, keyHash, address, spam, sql } = submission;
    const claim = claimOf(kind, keyHash, fingerprintOf(request, fileHash));
    const attempt = async () => {
      const write = await submission.prepare();
      const content = request as Record<string, unknown>;
      const heldFor = await this.judgement.judge({ kind, address, spam, content, hash: claim.hash }, sql);
      const judged = heldFor.length > 0 ? judgedOtherwise(claim, 'held') : claim;
      return this.write(submission, write, judged, heldFor);
    };
    return this.idempotency.once(claim, attempt, sql);
  }

  /** A reference that exists already is drawn again. */
  private async write(
    submission: Submission,
    write: Write,
    claim: Claim,
    heldFor: string[],
    tries = TRIES,
  ): Promise<Attempt<SubmittedView>> {
    const { kind, request, thanks } = submission;
    const reference = makeReference();
    const consentAt = request.agree ? new Date() : null;
    const answer = toSubmittedView(thanks, reference, consentAt);
    try {
      if (!(await write({ reference, heldFor, consentAt, claim, answer }))) return { claim, answer: null };
    } catch (error) {
      if (tries > 1 && isUniqueViolation(error, `${submissions[kind].table}_reference_key`))
        return this.write(submission, write, claim, heldFor, tries - 1);
      throw error;
    }
    countSubmission(kind, heldFor.length > 0 ? 'held' : 'accepted');
    if (heldFor.length === 0) this.notifier.notify();
    return { claim, answer };
  }
}

/** The way into the system for all kinds of submission. */
@Module({ imports: [SpamModule], providers: [TakeIn], exports: [TakeIn] })
export class SubmissionsModule {}
