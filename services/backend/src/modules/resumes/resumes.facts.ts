import { randomInt } from 'node:crypto';

export const resumeTypes = ['pdf', 'doc', 'docx'] as const;
export type ResumeType = (typeof resumeTypes)[number];

export const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ResumeType, string>;

export const LARGEST_RESUME_MIB = 5;

/** received = in the spool; stored = in object storage; rejected = damaged before it was filed, or infected. */
export const resumeStates = ['received', 'stored', 'rejected'] as const;
export type ResumeState = (typeof resumeStates)[number];

/** pending = no verdict yet; not-scanned = there is no scanner by policy; infected = deleted. */
export const scanStates = ['pending', 'not-scanned', 'clean', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

/** missing = storage has no object of this resume; damaged = its object differs from the upload. */
export const storageFaults = ['missing', 'damaged'] as const;
export type StorageFault = (typeof storageFaults)[number];

/** A resume is in object storage and its spool is empty. Subject: the application. */
export const RESUME_STORED = 'resume.stored';

/** A scanner found nothing in a resume, or there is none by policy: it may be opened. Subject: the application. */
export const RESUME_CLEARED = 'resume.cleared';

/** Why an applicant is asked for another file: nobody can open the one that came, or it is not there to be opened. */
export const askReasons = ['locked', 'damaged', 'infected', 'lost'] as const;
export type AskReason = (typeof askReasons)[number];

/** An applicant is to be asked for another file. Subject: the ask. */
export const RESUME_ASKED_AGAIN = 'resume.asked-again';

/** Another file came in place of a resume, and its bytes are committed. Subject: the application. */
export const RESUME_REPLACED = 'resume.replaced';

/** HR can be told of another file: it is filed, or filing it has taken too long to wait. Subject: the ask that it answers. */
export const ANOTHER_FILE_READY_FOR_HR = 'resume.replaced-for-hr';

/** SQL: the ids of the asks of applications, which are the subjects of events. */
export const selectAsks = (applications: string) =>
  `SELECT id FROM resume_asks WHERE application_id = ANY(${applications})`;

/** A name in storage that cannot be guessed: 26 random digits and small letters (134 bits). */
export const makeObjectName = () => Array.from({ length: 26 }, () => randomInt(36).toString(36)).join('');

export const resumeObject = (resumeKey: string) => `resumes/${resumeKey}`;

const ENDS = [
  ['ASC', 10],
  ['DESC', 10],
] as const;
/** SQL: the objects of the oldest and of the newest stored resumes, and whether it is known that storage has lost them. */
export const storedObjects = ENDS.map(
  ([order, most]) => `
  (SELECT 'resumes/' || key AS key, storage_fault IS NOT NULL AS lost FROM resumes WHERE state = 'stored'
   ORDER BY application_id ${order} LIMIT ${most})`,
).join(' UNION ');

export const MOST_PAGES = 5;

/** Of the reader of documents. A change by which it finds more in the files of before raises this by one: they are read once more. */
export const READER_VERSION = 2;
/** SQL: texts that an older reader has read, as `t`, whose files can be read now. */
export const fromOldTexts = `FROM resume_texts t JOIN resumes r USING (application_id)
  WHERE t.reader_version < ${READER_VERSION} AND r.state = 'stored' AND r.scan_state IN ('clean', 'not-scanned')
    AND r.storage_fault IS NULL`;

/** The key of the picture of a page, counted from 1. */
export const pageObject = (previewKey: string, page: number) => `previews/${previewKey}/${page}.png`;

/** SQL: the resume of an application, as `r`, if it has one. */
export const joinResume = (application: string) => `LEFT JOIN resumes r ON r.application_id = ${application}`;
export const hasResume = (application: string) => `EXISTS (SELECT FROM resumes WHERE application_id = ${application})`;
/** Why somebody has to look at a resume. Unreadable: nothing of it can be shown, or its file is not the one that came in. */
export const resumeLooks = ['flagged', 'unreadable'] as const;
type ResumeLook = (typeof resumeLooks)[number];

// Each implies the condition of the index `resumes_to_look_at`. What is still being read is not unreadable yet.
const looks: Record<ResumeLook, string> = {
  flagged: "r.flags <> '{}'",
  unreadable: `r.storage_fault IS NOT NULL OR (NOT r.has_preview AND (r.state = 'rejected' OR r.scan_state = 'infected'
    OR EXISTS (SELECT FROM resume_previews p WHERE p.application_id = r.application_id AND p.state <> 'begun')))`,
};
/** SQL: the applications whose resumes somebody has to look at, for one of some reasons. */
export const selectResumesToLookAt = (reasons: readonly ResumeLook[]) =>
  `SELECT r.application_id FROM resumes r WHERE ${reasons.map((reason) => `(${looks[reason]})`).join(' OR ')}`;
/** SQL: the resume `r`, if there is one, as a row of a list shows it. */
export const listedResume = `r.key AS resume, coalesce(r.state, 'none') AS "resumeState", r.type AS "resumeType",
  r.size AS "resumeSize", r.scan_state AS "scanState", r.storage_fault AS "storageFault",
  coalesce(r.flags, '{}') AS flags, coalesce(r.has_preview, false) AS "hasPreview"`;

type NewResume = Record<'key' | 'type' | 'name' | 'size' | 'sha256' | 'bytes', string>;
/** SQL of two parts of a statement: the resume of each application of `from`, and its bytes. None where the key is null. */
export const insertResume = (from: string, { key, type, name, size, sha256, bytes }: NewResume) => `
  r AS (
    INSERT INTO resumes (application_id, key, type, original_name, size, sha256)
    SELECT id, ${key}, ${type}, ${name}, ${size}, ${sha256} FROM ${from} WHERE ${key}::text IS NOT NULL RETURNING application_id),
  s AS (INSERT INTO resume_spool (application_id, bytes) SELECT application_id, ${bytes}::bytea FROM r)`;

/** SQL: the resume of the application `s` as the applicant gets it, and its key. */
export const personalResume = `(SELECT jsonb_build_object('originalName', r.original_name, 'type', r.type, 'size', r.size,
      'sha256', encode(r.sha256, 'hex'), 'state', r.state, 'note', r.note, 'settledAt', r.settled_at,
      'scanState', r.scan_state, 'flags', r.flags, 'text', x.text)
    FROM resumes r LEFT JOIN resume_texts x USING (application_id) WHERE r.application_id = s.id)`;
/** The present file first, then the former ones. */
export const personalResumeKeys = `ARRAY(SELECT key FROM resumes WHERE application_id = s.id)
  || ARRAY(SELECT key FROM former_resumes WHERE application_id = s.id ORDER BY replaced_at, key)`;
export const personalFormerResumes = {
  row: `jsonb_build_object('originalName', f.original_name, 'type', f.type, 'size', f.size, 'sha256', encode(f.sha256, 'hex'),
    'state', f.state, 'note', f.note, 'scanState', f.scan_state, 'flags', f.flags, 'receivedAt', f.received_at,
    'replacedAt', f.replaced_at)`,
  order: 'f.replaced_at, f.key',
  from: 'former_resumes f WHERE f.application_id = s.id',
};
export const personalResumeAsks = {
  row: `jsonb_build_object('reason', k.reason, 'askedAt', k.asked_at, 'expiresAt', k.expires_at, 'answeredAt', k.answered_at,
    'refusal', k.refusal)`,
  order: 'k.id',
  from: 'resume_asks k WHERE k.application_id = s.id',
};

/** The first characters of the texts of some applications' resumes, as `id`, `where` and `text`. */
export const selectResumeTexts = (applications: string, characters: number) =>
  `SELECT t.application_id AS id, 'resume' AS where, left(t.text, ${characters}) AS text FROM resume_texts t
    WHERE t.application_id = ANY(${applications}::uuid[])`;
