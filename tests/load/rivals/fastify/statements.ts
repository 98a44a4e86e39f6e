import type { Form } from './parse-form.ts';

/** The rows that ours writes, into the same tables, in one statement as well; only the claim against repetitions is missing. */
const application = `
  a AS (
    INSERT INTO applications (reference, name, email, apply, experience, linkedin, message)
    VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id),
  c AS (
    INSERT INTO consents (application_id, terms_agreed, age_confirmed, policy_version)
    SELECT id, $8, $9, '1' FROM a),
  o AS (INSERT INTO outbox (event, subject_id) SELECT 'application.submitted', id FROM a)`;

const resume = `
  r AS (
    INSERT INTO resumes (application_id, key, type, original_name, size, sha256)
    SELECT id, $10, 'pdf', $11, $12, $13 FROM a RETURNING application_id),
  s AS (INSERT INTO resume_spool (application_id, bytes) SELECT application_id, $14::bytea FROM r)`;

const valuesOf = (reference: string, { fields }: Form) => [
  reference,
  fields.name,
  fields.email,
  fields.apply,
  fields.experience,
  fields.linkedin ?? null,
  fields.message ?? null,
  fields.agree === 'true',
  fields.ageConfirmed === 'true',
];

export const insertApplication = (reference: string, form: Form) => ({
  name: 'without-resume',
  text: `WITH ${application} SELECT id FROM a`,
  values: valuesOf(reference, form),
});

export const insertWithResume = (reference: string, form: Form) => ({
  name: 'with-resume',
  text: `WITH ${application}, ${resume} SELECT id FROM a`,
  values: [
    ...valuesOf(reference, form),
    form.file?.key,
    form.file?.name,
    form.file?.bytes?.length,
    form.file?.sha256,
    form.file?.bytes,
  ],
});

export interface Contact {
  name: string;
  number: string;
  email: string;
  message: string;
}

/** The row and the event that ours writes; again only the claim that makes a repetition harmless is missing. */
export const insertContact = (reference: string, { name, number, email, message }: Contact) => ({
  name: 'contact',
  text: `WITH c AS (
      INSERT INTO contact_messages (reference, name, number, email, message) VALUES ($1, $2, $3, $4, $5) RETURNING id),
    o AS (INSERT INTO outbox (event, subject_id) SELECT 'contact-message.submitted', id FROM c) SELECT id FROM c`,
  values: [reference, name, number, email, message],
});

/** The same query as ours, of the same rows; the description is sent as it was written. */
export const listJobPosts = {
  name: 'job-posts',
  text: `SELECT id AS _id, id, title, para, location, image, slug, employment_type AS "employmentType", workplace, salary,
      opens_at AS "opensAt", closes_at AS "closesAt", description AS "descriptionHtml", posted_at AS "postedAt"
    FROM job_posts
    WHERE intent = 'published' AND (opens_at IS NULL OR opens_at <= now()) AND (closes_at IS NULL OR closes_at > now())
    ORDER BY posted_at DESC, id DESC LIMIT 500`,
};
