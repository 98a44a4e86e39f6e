import { listRows, queries, run, waitIsOver } from '../../../platform/database/queries';
import { forEachKind } from '../../submissions/kinds.facts';

/** Submissions, by their kind. */
export const removals = forEachKind((kind, { table }) =>
  queries(`removals.${kind}`, {
    /** Those that exist, locked in the order of ids, so that two removals cannot deadlock. */
    lock: listRows<{ id: string; reference: string }, [ids: readonly string[]]>(`
      SELECT id, reference FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`),

    remove: run<[ids: readonly string[]]>(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`),
  }),
);

/** The references of submissions that were removed: a restored backup is compared with what was acknowledged, and these may be missing. */
export const removedSubmissions = queries('removed-submissions', {
  remember: run<[references: readonly string[]]>(`
    INSERT INTO removed_submissions (reference) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`),

  /** Longer than the lines of acknowledged submissions are kept. */
  forget: run(`DELETE FROM removed_submissions WHERE removed_at < now() - interval '40 days'`),
});

/** Objects in storage whose rows are gone, or go in the same transaction. */
export const objectDeletions = queries('object-deletions', {
  /** Once committed, each of these objects will be removed, even if this process ends. */
  wantGone: run<[keys: string[]]>(`
    INSERT INTO object_deletions (key) SELECT unnest($1::text[])
    ON CONFLICT (key) DO UPDATE SET due_at = now(), removed_at = NULL`),

  /** Gives whether each has been removed before. The lease is longer than storage may take over one object. */
  claim: listRows<{ key: string; again: boolean }, [limit: number]>(`
    UPDATE object_deletions SET due_at = now() + interval '5 minutes'
    WHERE key IN (SELECT key FROM object_deletions WHERE ${waitIsOver('due_at', "interval '1 hour'")} ORDER BY due_at LIMIT $1
      FOR UPDATE SKIP LOCKED)
    RETURNING key, removed_at IS NOT NULL AS again`),

  expectAgain: run<[key: string]>(`
    UPDATE object_deletions SET removed_at = now(), due_at = now() + interval '1 hour', last_error = NULL WHERE key = $1`),

  end: run<[key: string]>('DELETE FROM object_deletions WHERE key = $1 AND removed_at IS NOT NULL'),

  noteFailure: run<[key: string, error: string]>(`
    UPDATE object_deletions SET failures = failures + 1, last_error = $2, due_at = now() + interval '1 minute' WHERE key = $1`),
});
