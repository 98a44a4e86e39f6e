import { isUniqueViolation } from '../../platform/database/database-errors';
import { rowsOf } from '../../platform/database/statement';
import { type SubmittedView, toSubmittedView } from '../../platform/http/forms/answer-submission';
import { type Claim, claimColumns, claimRow, insertClaims, judgedOtherwise } from '../../platform/idempotency/claim';
import { makeReference } from '../../platform/random-letters';
import { type Sign, standingFor } from '../spam/judge/signs.facts';
import type { SpamFields } from '../spam/judge/take-spam-fields.use-case';
import { type Standing, type SubmissionKind, submissions } from './kinds.facts';

/** Who sends a form, and how. */
export interface Sender {
  address: string;
  /** The hash of the idempotency key, if there is one. */
  keyHash: Buffer | null;
  spam: SpamFields;
}

/** What every kind of submission has beside the fields of its form. */
export interface Submission {
  reference: string;
  standing: Standing;
  /** The signs of spam that it has. */
  heldFor: Sign[];
  /** When the sender agreed; null if they were not asked or did not. */
  consentAt: Date | null;
  claim: Claim;
  answer: SubmittedView;
}

/** The deed by which other processes hear that a submission was written. */
export const arrivalOf = (kind: SubmissionKind, standing: Standing) =>
  `${kind}.${standing === 'clear' ? 'submitted' : 'held'}`;

/** What a sender is told, beside the reference. `answerBy`: as a moment of ISO 8601; null where it is not known. */
export interface Told {
  thanks: string;
  answerBy: string | null;
}

/** A submission that has been checked and judged. `reference` names no other. */
export function newSubmission(
  reference: string,
  { thanks, answerBy }: Told,
  claim: Claim,
  heldFor: Sign[],
  agreed = false,
): Submission {
  const standing = standingFor(heldFor);
  const consentAt = agreed ? new Date() : null;
  return {
    reference,
    standing,
    heldFor,
    consentAt,
    claim: standing === 'held' ? judgedOtherwise(claim, 'held') : claim,
    answer: toSubmittedView(thanks, reference, consentAt, answerBy),
  };
}

/** Submissions with the same claim have the same key: no two of them are written together. */
export const claimKeyOf = ({ claim: { scope, hash } }: Submission) => scope + hash.toString('latin1');

/** Draws a reference to write a submission under, and another one where it exists already: three are tried. @throws what `write` throws */
export async function withNewReference<Written>(
  kind: SubmissionKind,
  write: (reference: string) => Promise<Written>,
  tries = 3,
): Promise<Written> {
  try {
    return await write(makeReference());
  } catch (error) {
    if (tries === 1 || !isUniqueViolation(error, `${submissions[kind].table}_reference_key`)) throw error;
    return withNewReference(kind, write, tries - 1);
  }
}

const submissionColumns = {
  ...claimColumns,
  reference: 'text',
  standing: 'text',
  held_for: 'text[]',
  source: 'jsonb',
  consent_at: 'timestamptz',
} as const;

/** SQL: `submitted`, the rows of the parameter $1 with the columns of every submission and these, and `claim`, those that are free. */
export const withSubmitted = (columns: Readonly<Record<string, string>>) =>
  `WITH submitted AS MATERIALIZED (${rowsOf('$1', { ...submissionColumns, ...columns })}), ${insertClaims('submitted')}`;

/** The values of these columns. */
export const submissionRow = ({ claim, answer, reference, standing, heldFor, consentAt }: Submission) => ({
  ...claimRow(claim, answer),
  reference,
  standing,
  held_for: heldFor,
  consent_at: consentAt,
});
