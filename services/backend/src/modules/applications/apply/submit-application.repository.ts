import type { Sql } from '../../../platform/database/database';
import { statement, toBytea } from '../../../platform/database/statement';
import { columnsOf, internationalNumbers } from '../../../platform/fields/form-field';
import { knownSource } from '../../../platform/fields/source-fields';
import { insertEvent } from '../../../platform/outbox/outbox';
import { fromShareLockedJobPost } from '../../job-posts/job-post.facts';
import { insertConsents, policy } from '../../privacy/find-policy.use-case';
import { shareLockedReferral } from '../../referrals/referrals.facts';
import { type IdentifiedResume, makeResumeKey } from '../../resumes/identify/identify-resume.use-case';
import { insertResume } from '../../resumes/resumes.facts';
import { submissions } from '../../submissions/kinds.facts';
import { type Submission, submissionRow, withSubmitted } from '../../submissions/submission.facts';
import { applicationFields } from '../application-fields.facts';
import type { SubmitApplicationRequest } from './submit-application.dto';

export interface NewApplication extends Submission {
  request: SubmitApplicationRequest;
  jobPostId: string | null;
  resume: IdentifiedResume | null;
}

const fieldColumns = columnsOf(applicationFields);
const fieldNames = fieldColumns.map(({ name }) => name).join(', ');
const fieldValues = fieldColumns.map(({ inRow }) => inRow).join(', ');

/** The columns of an application beside those of every submission. */
const columns = {
  ...Object.fromEntries(fieldColumns.map(({ inRow }) => [inRow, 'text'])),
  job_post_id: 'uuid',
  age_confirmed: 'boolean',
  resume_key: 'text',
  resume_type: 'text',
  resume_name: 'text',
  resume_size: 'integer',
  resume_sha256: 'bytea',
};

function rowOf(application: NewApplication) {
  const { request, jobPostId, resume } = application;
  const fields: object = request;
  return {
    ...fields,
    ...internationalNumbers(applicationFields, request),
    ...submissionRow(application),
    source: knownSource(request),
    job_post_id: jobPostId,
    age_confirmed: request.ageConfirmed ?? false,
    ...(resume && {
      resume_key: makeResumeKey(resume.type),
      resume_type: resume.type,
      resume_name: resume.name,
      resume_size: resume.bytes.length,
      resume_sha256: toBytea(resume.sha256),
    }),
  };
}

const writtenRows = 'a JOIN submitted USING (reference)';
const resumeColumns = {
  key: 'resume_key',
  type: 'resume_type',
  name: 'resume_name',
  size: 'resume_size',
  sha256: 'resume_sha256',
  bytes: '$2',
};

/**
 * Everything that an acknowledged application stands on, in one statement and so in one transaction. Its vacancy is held before
 * the referral, as a deletion of the vacancy locks them. One that is gone leaves its id, which the foreign key refuses.
 */
const insert = statement(
  'applications.insert',
  `
  ${withSubmitted(columns)},
  post AS (SELECT id ${fromShareLockedJobPost('ANY(ARRAY(SELECT job_post_id FROM submitted))')}),
  a AS (
    INSERT INTO applications (reference, ${fieldNames}, job_post_id, source, standing, held_for, referral_id)
    SELECT reference, ${fieldValues}, coalesce(post.id, job_post_id), source, standing, held_for,
      ${shareLockedReferral("source->>'ref'")}
    FROM submitted JOIN claim USING (scope, key_hash) LEFT JOIN post ON post.id = job_post_id
    RETURNING id, reference, standing),
  ${insertResume(writtenRows, resumeColumns)},
  c AS (${insertConsents(
    submissions.application.consent,
    `SELECT a.id, consent_at IS NOT NULL, age_confirmed, $3, $4::bytea, coalesce(consent_at, now()) FROM ${writtenRows}`,
  )}),
  o AS (${insertEvent('$5', 'id', `a WHERE standing = 'clear'`)})
  SELECT reference, id FROM a`,
);

/**
 * Writes applications. One with a file comes alone: its bytes are a parameter of their own, which goes out as it came in. Returns the
 * id of each that was written, and null for one whose claim is taken.
 */
export async function insertApplications(sql: Sql, list: readonly NewApplication[]): Promise<(string | null)[]> {
  const rows = JSON.stringify(list.map(rowOf));
  const file = list[0]?.resume?.bytes;
  const values = [rows, file, policy.version, policy.sha256, submissions.application.event];
  const written = await sql.query<{ reference: string; id: string }>(insert, values);
  const ids = new Map(written.map(({ reference, id }) => [reference, id]));
  return list.map(({ reference }) => ids.get(reference) ?? null);
}
