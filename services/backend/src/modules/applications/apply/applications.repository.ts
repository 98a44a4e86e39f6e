import type { Sql } from '../../../platform/database/database';
import { hasRow, queries } from '../../../platform/database/queries';
import { toE164 } from '../../../platform/fields/phone-number';
import { sourceOf } from '../../../platform/fields/source-fields';
import { claimKey, claimValues } from '../../../platform/idempotency/claim';
import { insertEvent } from '../../../platform/outbox/outbox';
import type { IdentifiedResume } from '../../resumes/identify/identify-resume.use-case';
import { heldReferral } from '../../referrals/referrals.facts';
import { insertResume } from '../../resumes/resumes.facts';
import { insertConsents, policy } from '../../privacy/find-policy.use-case';
import { submissions } from '../../submissions/kinds.facts';
import type { TakenIn } from '../../submissions/take-in.use-case';
import type { SubmitApplicationRequest } from './submit-application.dto';

interface NewApplication extends TakenIn {
  request: SubmitApplicationRequest;
  jobPostId: string | null;
  resume: (IdentifiedResume & { key: string }) | null;
}

/** Everything that an acknowledged application stands on, in one statement and so in one transaction. */
const { insert } = queries('applications', {
  insert: hasRow<unknown[]>(`
  WITH ${claimKey},
  a AS (
    INSERT INTO applications (reference, name, email, apply, experience, linkedin, message, phone, phone_e164, job_post_id,
      source, standing, held_for, referral_id)
    SELECT $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::jsonb, $17, $18, ${heldReferral("$16::jsonb->>'ref'")}
    FROM claim RETURNING id, standing),
  ${insertResume('a', { key: '$19', type: '$20', name: '$21', size: '$22', sha256: '$23', bytes: '$29' })},
  c AS (${insertConsents(
    submissions.application.consent,
    'SELECT id, $24::timestamptz IS NOT NULL, $25, $26, $27, coalesce($24::timestamptz, now()) FROM a',
  )}),
  o AS (${insertEvent('$28', 'id', `a WHERE standing = 'clear'`)})
  SELECT id FROM a`),
});

/** Returns whether it was written: false when the claim is taken. */
export function insertApplication(sql: Sql, application: NewApplication): Promise<boolean> {
  const { request, jobPostId, resume, reference, heldFor, consentAt, claim, answer } = application;
  const { name, email, apply, experience, linkedin, message, phone } = request;
  const sender = [name, email, apply, experience, linkedin, message, phone, phone ? toE164(phone) : null];
  const origin = [jobPostId, sourceOf(request), heldFor.length > 0 ? 'held' : 'clear', heldFor];
  const file = [resume?.key, resume?.type, resume?.name, resume?.bytes.length, resume?.sha256];
  const consent = [consentAt, request.ageConfirmed === true, policy.version, policy.sha256];
  const columns = [reference, ...sender, ...origin, ...file, ...consent, submissions.application.event];
  // The bytes last, so that they go out in the pieces that they came in.
  return insert(sql, ...claimValues(claim, answer), ...columns, resume?.bytes);
}
