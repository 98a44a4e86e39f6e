import { findRow, queries } from '../../../platform/database/queries';

const spooled = `
  SELECT s.bytes FROM resumes r JOIN resume_spool s USING (application_id) WHERE r.key = $1
  UNION ALL SELECT f.spooled FROM former_resumes f WHERE f.key = $1 AND f.spooled IS NOT NULL`;

/** Bytes that were damaged on their way to storage, of a present or a former resume. */
export const spooledBytes = queries('spooled-bytes', {
  find: findRow<{ bytes: Buffer }, [key: string]>(spooled),
  size: findRow<{ size: number }, [key: string]>(`SELECT octet_length(bytes) AS size FROM (${spooled}) AS spooled`),
});
