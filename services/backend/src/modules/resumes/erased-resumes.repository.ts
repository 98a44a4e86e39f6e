import { listRows, queries, run } from '../../platform/database/queries';

/** The facts about resumes that the erasure of applications needs and keeps. The rows go with the applications. */
export const erasedResumes = queries('erase-resumes', {
  /** The same order as that of the jobs that write about resumes. */
  lock: run<[applicationIds: readonly string[]]>(`
    SELECT FROM resumes WHERE application_id = ANY($1::uuid[]) ORDER BY application_id FOR UPDATE`),

  findObjects: listRows<{ key: string; preview: string | null }, [applicationIds: readonly string[]]>(`
    SELECT r.key, p.key AS preview FROM resumes r LEFT JOIN resume_previews p USING (application_id)
    WHERE application_id = ANY($1::uuid[])
    UNION ALL SELECT key, preview_key FROM former_resumes WHERE application_id = ANY($1::uuid[])`),

  remember: run<[hashes: Buffer[]]>(`
    INSERT INTO erased_resumes (key_hash) SELECT unnest($1::bytea[]) ON CONFLICT DO NOTHING`),

  findErased: listRows<{ hash: Buffer }, [hashes: Buffer[]]>(`
    SELECT key_hash AS hash FROM erased_resumes WHERE key_hash = ANY($1::bytea[])`),
});
