import { listRows, queries, run } from '../../../platform/database/queries';
import { isImageNamedIn } from '../../job-posts/image/post-image.facts';

/**
 * SQL: whether a row names the object of a key. A resume has its row before its file, in each of its states, and while its bytes are in the
 * spool; so has a preview. An image of a job post has its row in one transaction with its file.
 */
const isNamed = (key: string) => `CASE
  WHEN ${key} LIKE 'resumes/%' THEN EXISTS (SELECT FROM resumes WHERE resumes.key = substr(${key}, 9))
    OR EXISTS (SELECT FROM former_resumes f WHERE f.key = substr(${key}, 9))
  WHEN ${key} LIKE 'previews/%' THEN EXISTS (SELECT FROM resume_previews p WHERE p.key = split_part(${key}, '/', 2))
    OR EXISTS (SELECT FROM former_resumes f WHERE f.preview_key = split_part(${key}, '/', 2))
  WHEN ${key} LIKE 'images/%' THEN ${isImageNamedIn(key)}
  ELSE true END`;

export const unnamedFiles = queries('unnamed-files', {
  /** Remembers those of these keys that no row names, with the time at which that was seen first. */
  note: run<[keys: readonly string[]]>(`
    INSERT INTO unnamed_objects (key) SELECT key FROM unnest($1::text[]) AS found (key) WHERE NOT ${isNamed('found.key')}
    ON CONFLICT DO NOTHING`),

  /** Those that were restored with their rows meanwhile. */
  forgetNamed: run(`DELETE FROM unnamed_objects u WHERE ${isNamed('u.key')}`),

  /** Unnamed for a day, behind a key, in their order. */
  listDue: listRows<{ key: string }, [after: string, limit: number]>(`
    SELECT key FROM unnamed_objects u
    WHERE seen_at < now() - interval '1 day' AND key > $1 AND NOT ${isNamed('u.key')} ORDER BY key LIMIT $2`),

  forget: run<[key: string]>('DELETE FROM unnamed_objects WHERE key = $1'),
});
