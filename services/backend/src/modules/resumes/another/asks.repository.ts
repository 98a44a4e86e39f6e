import { findRow, hasRow, listRows, queries, run } from '../../../platform/database/queries';
import { insertEvent } from '../../../platform/outbox/outbox';
import { applicationIsOpen, joinApplication } from '../../applications/application.facts';
import { namedJobPost } from '../../job-posts/job-post.facts';
import { ASK_TEMPLATE, type DeliveryState, newestMailStateAbout } from '../../notifications/notifications.facts';
import { type AskReason, RESUME_ASKED_AGAIN, type ResumeType } from '../resumes.facts';

/** How long a link takes a file, in days. */
const LINK_DAYS = 14;
/** An application whose files cannot be opened again and again is for HR, not for a program, to write to. */
const MOST_ASKS = 3;

/** An ask for another file, as its link and its mail need it. */
export interface Ask {
  id: string;
  applicationId: string;
  reference: string;
  reason: AskReason;
  expiresAt: Date;
  answeredAt: Date | null;
  isExpired: boolean;
  /** Whether HR still works on the application. */
  isOpen: boolean;
  /** The post that it was for when the applicant was asked; null for none. It may be gone. */
  jobPostId: string | null;
  /** The title of that post, or the position that was chosen. */
  position: string;
  /** Why the last file that came by the link was not taken. */
  refusal: string | null;
}

const selectAsk = `SELECT k.id, k.application_id AS "applicationId", a.reference, k.reason, k.expires_at AS "expiresAt",
    k.answered_at AS "answeredAt", k.expires_at <= now() AS "isExpired", ${applicationIsOpen('a')} AS "isOpen",
    k.job_post_id AS "jobPostId", coalesce(${namedJobPost('k.job_post_id')}->>'title', a.apply) AS position, k.refusal
  FROM resume_asks k ${joinApplication('a', 'a.id = k.application_id')}`;
const byToken = 'k.id = (SELECT ask_id FROM resume_ask_tokens WHERE hash = $1)';

/** As HR sees it, with the file that it was about once that was replaced. */
export interface AskRow {
  id: string;
  reason: AskReason;
  askedAt: Date;
  expiresAt: Date;
  answeredAt: Date | null;
  mailState: 'waiting' | DeliveryState;
  file: string | null;
  fileType: ResumeType | null;
  fileSize: number | null;
}

export const asks = queries('resume-asks', {
  /** The post of an application whose present file is this one, if HR works on it; then the resume stays until the transaction ends. */
  shareLockApplication: findRow<{ jobPostId: string | null }, [applicationId: string, key: string]>(`
    SELECT a.job_post_id AS "jobPostId" FROM resumes r ${joinApplication('a', 'a.id = r.application_id')}
    WHERE r.application_id = $1 AND r.key = $2 AND ${applicationIsOpen('a')} FOR KEY SHARE OF r`),

  /** False when it was asked about this file before, or too often about this application. */
  add: hasRow<[applicationId: string, key: string, reason: AskReason, jobPostId: string | null]>(`
    WITH k AS (
      INSERT INTO resume_asks (application_id, resume_key, reason, job_post_id, expires_at)
      SELECT $1::uuid, $2, $3, $4::uuid, now() + interval '${LINK_DAYS} days'
      WHERE ${MOST_ASKS} > (SELECT count(*) FROM resume_asks WHERE application_id = $1)
      ON CONFLICT (resume_key) DO NOTHING RETURNING id),
    o AS (${insertEvent(`'${RESUME_ASKED_AGAIN}'`, 'id', 'k')})
    SELECT id FROM k`),

  find: findRow<Ask, [id: string]>(`${selectAsk} WHERE k.id = $1`),
  findByToken: findRow<Ask, [hash: Buffer]>(`${selectAsk} WHERE ${byToken}`),

  addToken: run<[askId: string, hash: Buffer]>('INSERT INTO resume_ask_tokens (ask_id, hash) VALUES ($1, $2)'),

  noteRefusal: run<[hash: Buffer, refusal: string]>(`
    UPDATE resume_asks k SET refusal = left($2, 300) WHERE ${byToken} AND answered_at IS NULL`),

  isAbout: hasRow<[applicationId: string]>('SELECT FROM resumes WHERE application_id = $1'),

  list: listRows<AskRow, [applicationId: string]>(`
    SELECT k.id, k.reason, k.asked_at AS "askedAt", k.expires_at AS "expiresAt", k.answered_at AS "answeredAt",
      coalesce(${newestMailStateAbout('k.id', ASK_TEMPLATE)}, 'waiting') AS "mailState",
      f.key AS file, f.type AS "fileType", f.size AS "fileSize"
    FROM resume_asks k LEFT JOIN former_resumes f ON f.key = k.resume_key WHERE k.application_id = $1 ORDER BY k.id DESC`),
});

/** 43 letters, digits, dashes and underscores stand for 256 bits. Only this is stored of them. */
