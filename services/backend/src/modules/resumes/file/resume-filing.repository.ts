import { findRow, hasRow, queries, run } from '../../../platform/database/queries';
import { joinApplication } from '../../applications/application.facts';
import type { ResumeType } from '../resumes.facts';

/** A resume whose bytes are in the spool. */
export interface UnfiledResume {
  key: string;
  type: ResumeType;
  sha256: Buffer;
  bytes: Buffer | null;
  ageSeconds: number;
}

export const resumeFiling = queries('resume-filing', {
  findUnfiled: findRow<UnfiledResume, [applicationId: string]>(`
    SELECT r.key, r.type, r.sha256, s.bytes,
      extract(epoch FROM now() - coalesce(r.received_at, a.created_at))::float8 AS "ageSeconds"
    FROM resumes r ${joinApplication('a', 'a.id = r.application_id')} LEFT JOIN resume_spool s USING (application_id)
    WHERE r.application_id = $1 AND r.state = 'received'`),

  /** False when it is settled already, gone, or replaced by another file. */
  settle: hasRow<[applicationId: string, key: string, state: 'stored' | 'rejected', note: string | null]>(`
    UPDATE resumes SET state = $3, note = $4, settled_at = now()
    WHERE application_id = $1 AND key = $2 AND state = 'received' RETURNING key`),

  /** The ask that its present file answers, if any, and whether that came later than the application. */
  findOrigin: findRow<{ askId: string | null; isLater: boolean }, [applicationId: string]>(`
    SELECT answers_ask AS "askId", received_at IS NOT NULL AS "isLater" FROM resumes WHERE application_id = $1`),

  emptySpool: run<[applicationId: string]>('DELETE FROM resume_spool WHERE application_id = $1'),
});
