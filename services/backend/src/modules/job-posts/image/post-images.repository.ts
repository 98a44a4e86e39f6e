import { findRow, hasRow, listRows, queries, run } from '../../../platform/database/queries';
import { pathOfImageIn } from './post-image.facts';

/** A day and more: pages that name a former image may lie in browsers and caches for as long. */
const KEPT_UNUSED = "interval '1 day'";

const isNamed = (hash: string) => `EXISTS (SELECT FROM job_posts WHERE image = ${pathOfImageIn(hash)})`;

export const postImages = queries('post-images', {
  /** The same picture again is the one that is there, and counts as new. */
  add: run<[hash: string, size: number, width: number, height: number]>(`
    INSERT INTO job_post_images (hash, size, width, height) VALUES ($1, $2, $3, $4)
    ON CONFLICT (hash) DO UPDATE SET unused_since = now()`),

  find: findRow<{ size: number }, [hash: string]>('SELECT size FROM job_post_images WHERE hash = $1'),

  /** Keeps it until the transaction that names it ends. */
  keep: hasRow<[hash: string]>('SELECT FROM job_post_images WHERE hash = $1 FOR KEY SHARE'),

  /** Notes since when no post names an image; one that a post names again is used. */
  noteUse: run(`
    UPDATE job_post_images SET unused_since = CASE WHEN ${isNamed('hash')} THEN NULL ELSE now() END
    WHERE (unused_since IS NULL) <> ${isNamed('hash')}`),

  listUnused: listRows<{ hash: string }>(`
    SELECT hash FROM job_post_images WHERE unused_since < now() - ${KEPT_UNUSED} ORDER BY unused_since LIMIT 100`),

  lock: hasRow<[hash: string]>('SELECT FROM job_post_images WHERE hash = $1 FOR UPDATE'),
  /** A statement of its own, so that it sees the post whose transaction the lock has waited for. */
  isDue: hasRow<[hash: string]>(`
    SELECT FROM job_post_images WHERE hash = $1 AND unused_since < now() - ${KEPT_UNUSED} AND NOT ${isNamed('hash')}`),
  remove: run<[hash: string]>('DELETE FROM job_post_images WHERE hash = $1'),
});
