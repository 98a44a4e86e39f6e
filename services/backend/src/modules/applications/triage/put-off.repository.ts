import { listRows, oneRow, queries, run } from '../../../platform/database/queries';

/** What an undo restores: until when it was put off, as ISO 8601; null for one that was not. */
export type PutOffBefore = { laterUntil: string | null };

type Restored = { id: string; stage: string; standing: string; version: number };

export const putOff = queries('put-off', {
  /** The start of a day in a zone, and whether that is still to come, within a year. */
  startOf: oneRow<{ moment: Date; isToCome: boolean }, [day: string, zone: string]>(`
    SELECT moment, moment > now() AND moment < now() + interval '1 year' AS "isToCome"
    FROM (SELECT $1::date::timestamp AT TIME ZONE $2 AS moment) m`),

  set: run<[id: string, until: Date | null]>(
    'UPDATE applications SET later_until = $2, version = version + 1 WHERE id = $1',
  ),

  /** For applications that are locked: the rows of `was` are `PutOffBefore` with an id. */
  takeBack: listRows<Restored, [was: string]>(`
    UPDATE applications a SET later_until = was."laterUntil", version = version + 1
    FROM jsonb_to_recordset($1::jsonb) AS was(id uuid, "laterUntil" timestamptz)
    WHERE a.id = was.id RETURNING a.id, a.stage, a.standing, a.version`),
});
