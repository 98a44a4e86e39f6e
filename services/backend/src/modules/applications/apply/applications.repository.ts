import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { toE164 } from '../../../platform/fields/phone-number';
import { sourceOf } from '../../../platform/fields/source-fields';
import { type Claim, claimKey, claimValues } from '../../../platform/idempotency/claim';
import { insertEvent } from '../../../platform/outbox/outbox';
import type { IdentifiedResume } from '../../resumes/identify/identify-resume.use-case';
import type { SubmitApplicationRequest } from './submit-application.dto';

export interface NewApplication {
  request: SubmitApplicationRequest;
  jobPostId: string | null;
  resume: (IdentifiedResume & { key: string }) | null;
  reference: string;
  /** Why it is held; empty when it is clear. */
  heldFor: string[];
  consentAt: Date | null;
  policyVersion: string;
  policySha256: Buffer;
  event: string;
  claim: Claim;
  answer: object;
}

/** By the code of its link. It is held: a link that is deleted meanwhile must not keep the application from arriving. */
const referral = `(SELECT id FROM referrals WHERE code = lower($16::jsonb->>'ref') AND withdrawn_at IS NULL FOR KEY SHARE)`;

/** Everything that an acknowledged application stands on, in one statement and so in one transaction. */
const insert = statement(
  'applications.insert',
  `WITH ${claimKey},
  a AS (
    INSERT INTO applications (reference, name, email, apply, experience, linkedin, message, phone, phone_e164, job_post_id,
      source, standing, held_for, referral_id)
    SELECT $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::jsonb, $17, $18, ${referral}
    FROM claim RETURNING id, standing),
  r AS (
    INSERT INTO resumes (application_id, key, type, original_name, size, sha256)
    SELECT id, $19, $20, $21, $22, $23 FROM a WHERE $19::text IS NOT NULL RETURNING application_id),
  s AS (INSERT INTO resume_spool (application_id, bytes) SELECT application_id, $29::bytea FROM r),
  c AS (
    INSERT INTO consents (application_id, terms_agreed, age_confirmed, policy_version, policy_sha256, given_at)
    SELECT id, $24::timestamptz IS NOT NULL, $25, $26, $27, coalesce($24::timestamptz, now()) FROM a),
  o AS (${insertEvent('$28', 'id', `a WHERE standing = 'clear'`)})
  SELECT id FROM a`,
);

/** The writes of an application's submission. */
@Injectable()
export class ApplicationsRepository {
  /** Returns whether it was written: false when the claim is taken. */
  async insert(application: NewApplication, sql: Sql): Promise<boolean> {
    const { request, jobPostId, resume, reference, heldFor, consentAt, event, claim, answer } = application;
    const rows = await sql.query(insert, [
      ...claimValues(claim, answer),
      reference,
      request.name,
      request.email,
      request.apply,
      request.experience,
      request.linkedin ?? null,
      request.message ?? null,
      request.phone ?? null,
      request.phone ? toE164(request.phone) : null,
      jobPostId,
      sourceOf(request),
      heldFor.length > 0 ? 'held' : 'clear',
      heldFor,
      resume?.key ?? null,
      resume?.type ?? null,
      resume?.name ?? null,
      resume?.bytes.length ?? null,
      resume?.sha256 ?? null,
      consentAt,
      request.ageConfirmed === true,
      application.policyVersion,
      application.policySha256,
      event,
      // The last, so that it goes out in the pieces that it came in.
      resume?.bytes ?? null,
    ]);
    return rows.length > 0;
  }
}
