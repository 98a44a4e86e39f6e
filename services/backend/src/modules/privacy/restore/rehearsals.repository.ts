import { findRow, oneRow, queries, run } from '../../../platform/database/queries';

/** The result of restoring the backup to a place of its own and comparing it with what was acknowledged. */
export interface Rehearsal {
  /** The moment that was restored; of several the latest. */
  point: Date;
  /** Whether everything was there. Never without a restored row. */
  ok: boolean;
  /** How far the archive lay behind, in seconds; null where nobody knows. */
  rpoSeconds: number | null;
  /** How long the restore took, in seconds; null where none came to its end. */
  rtoSeconds: number | null;
  /** How many acknowledged submissions were there. */
  rows: number;
  /** How many of their resumes were there, with their SHA-256. */
  resumes: number;
  /** In words, without anything of a person. */
  problems: readonly string[];
}

type RehearsalValues = [
  point: Date,
  ok: boolean,
  rpoSeconds: number | null,
  rtoSeconds: number | null,
  rows: number,
  resumes: number,
  problems: readonly string[],
];

export const rehearsals = queries('rehearsals', {
  record: oneRow<{ at: Date }, RehearsalValues>(`
    INSERT INTO restore_rehearsals (point, ok, rpo_seconds, rto_seconds, rows, resumes, problems)
    VALUES ($1, $2, $3, $4, $5, $6, $7::text[]) RETURNING at`),

  /** The newest, and when it was recorded. */
  findLast: findRow<Rehearsal & { at: Date }, []>(`
    SELECT at, point, ok, rpo_seconds AS "rpoSeconds", rto_seconds AS "rtoSeconds", rows, resumes, problems
    FROM restore_rehearsals ORDER BY at DESC LIMIT 1`),

  /** All but the newest. */
  forget: run(`
    DELETE FROM restore_rehearsals
    WHERE at < now() - interval '400 days' AND at < (SELECT max(at) FROM restore_rehearsals)`),

  /** `provenSeconds`: since the last one that was in order, or since this database knows of rehearsals. */
  measure: oneRow<{ hasAny: boolean; lastFailed: boolean; provenSeconds: number }>(`
    SELECT EXISTS (SELECT FROM restore_rehearsals) AS "hasAny",
      coalesce((SELECT NOT ok FROM restore_rehearsals ORDER BY at DESC LIMIT 1), false) AS "lastFailed",
      extract(epoch FROM clock_timestamp() - coalesce(
        (SELECT max(at) FROM restore_rehearsals WHERE ok), (SELECT max(at) FROM rehearsals_since), now()))::float
        AS "provenSeconds"`),

  /** The newest that was in order, if the heartbeat for it is still due. Older than a day it would say what is not true any more. */
  findUntold: findRow<{ at: Date }, []>(`
    SELECT at FROM restore_rehearsals
    WHERE at = (SELECT max(at) FROM restore_rehearsals) AND ok AND heartbeat_at IS NULL AND at > now() - interval '1 day'`),

  /** A Date has whole milliseconds, and a row microseconds. */
  noteTold: run<[at: Date]>(`
    UPDATE restore_rehearsals SET heartbeat_at = now()
    WHERE heartbeat_at IS NULL AND at < $1::timestamptz + interval '1 millisecond'`),
});
