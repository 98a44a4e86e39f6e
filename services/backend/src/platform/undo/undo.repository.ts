import { findRow, listRows, oneRow, queries, run } from '../database/queries';
import { anyHasLeft, lastMomentOf } from '../outbox/outbox';

/** A record that an action has changed: what it was before, its versions around the action, and the events that the action wrote. */
export interface UndoableSubject {
  kind: string;
  id: string;
  /** What the taker of this kind of action needs to restore it. */
  before: Record<string, unknown>;
  /** Null for a kind of record without versions. */
  versionBefore: number | null;
  versionAfter: number | null;
  eventIds: readonly string[];
}

/** By whom and when it was erased since; null for what was not. */
type Erasure = { erasedAt: string | null; erasedBy: string | null };

export interface UndoableAction {
  id: string;
  role: string;
  kind: string;
  /** Which action of its kind: the stage, the verdict. */
  deed: string;
  at: Date;
  until: Date;
  /** Seconds after `until`, for a press of the key in its last moment. */
  isOver: boolean;
  undoneAt: Date | null;
  subjects: (UndoableSubject & Erasure)[];
}

/** An action that its author can take back now. */
export type OpenAction = Omit<UndoableAction, 'role' | 'isOver' | 'undoneAt'> & {
  /** Milliseconds of the database's clock until `until`. */
  remainingMs: number;
  /** Events that wait for the end of the action's time, or for a time of day. */
  mails: number;
  mailsLeaveAt: Date | null;
};

/** The time that a request may be on its way. */
const GRACE = "interval '5 seconds'";
const FORGOTTEN_AFTER = "interval '1 day'";

const subjects = `(SELECT coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'id', s.subject_id, 'before', s.before,
    'versionBefore', s.version_before, 'versionAfter', s.version_after, 'eventIds', s.event_ids,
    'erasedAt', s.erased_at, 'erasedBy', s.erased_by) ORDER BY s.subject_id), '[]')
  FROM undoable_subjects s WHERE s.action_id = a.id) AS subjects`;

const events = 'SELECT unnest(e.event_ids) FROM undoable_subjects e WHERE e.action_id = a.id';

type ChangedVersion = { id: string; before: number; after: number };

export const undoable = queries('undo', {
  add: oneRow<
    { id: string; until: Date },
    [staffId: string, role: string, kind: string, deed: string, seconds: number]
  >(`
    INSERT INTO undoable_actions (staff_id, role, kind, deed, until)
    VALUES ($1, $2, $3, $4, date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => $5)) RETURNING id, until`),

  addSubjects: run<[actionId: string, subjects: string]>(`
    INSERT INTO undoable_subjects (action_id, kind, subject_id, before, version_before, version_after, event_ids)
    SELECT $1, kind, id, before, "versionBefore", "versionAfter", ARRAY(SELECT jsonb_array_elements_text("eventIds")::uuid)
    FROM jsonb_to_recordset($2::jsonb)
      AS s(kind text, id uuid, before jsonb, "versionBefore" integer, "versionAfter" integer, "eventIds" jsonb)`),

  /** Actions of which nobody asks any more. Another transaction that forgets them at the same time is not waited for. */
  forgetOld: run(`
    DELETE FROM undoable_actions WHERE id IN (
      SELECT id FROM undoable_actions WHERE until < now() - ${FORGOTTEN_AFTER} ORDER BY until LIMIT 100 FOR UPDATE SKIP LOCKED)`),

  /** Of this person alone. */
  find: findRow<UndoableAction, [id: string, staffId: string]>(`
    SELECT id, role, kind, deed, at, until, until < clock_timestamp() - ${GRACE} AS "isOver", undone_at AS "undoneAt", ${subjects}
    FROM undoable_actions a WHERE id = $1 AND staff_id = $2`),

  lock: run<[id: string]>('SELECT FROM undoable_actions WHERE id = $1 FOR UPDATE'),

  end: oneRow<{ undoneAt: Date }, [id: string]>(`
    UPDATE undoable_actions SET undone_at = clock_timestamp() WHERE id = $1 RETURNING undone_at AS "undoneAt"`),

  /** A record is again as an earlier action left it, under a new version: that action can be taken back as before. */
  followVersions: run<[changed: string]>(`
    UPDATE undoable_subjects s SET version_after = c.after FROM jsonb_to_recordset($1::jsonb) AS c(id uuid, before integer, after integer)
    WHERE s.subject_id = c.id AND s.version_after = c.before`),

  /** Newest first. One whose events have left is over. */
  listOpen: listRows<OpenAction, [staffId: string, role: string]>(`
    SELECT a.id, a.kind, a.deed, a.at, a.until, extract(epoch FROM a.until - clock_timestamp())::float8 * 1000 AS "remainingMs",
      (SELECT count(DISTINCT e)::int FROM undoable_subjects s CROSS JOIN unnest(s.event_ids) e WHERE s.action_id = a.id) AS mails,
      ${lastMomentOf(events)} AS "mailsLeaveAt", ${subjects}
    FROM undoable_actions a
    WHERE a.staff_id = $1 AND a.role = $2 AND a.undone_at IS NULL AND a.until > clock_timestamp()
      AND NOT ${anyHasLeft(events)}
      AND NOT EXISTS (SELECT FROM undoable_subjects s WHERE s.action_id = a.id AND s.erased_at IS NOT NULL)
    ORDER BY a.id DESC LIMIT 20`),

  /** In the transaction that erases the records. */
  markErased: run<[ids: readonly string[], by: string]>(`
    UPDATE undoable_subjects SET erased_at = now(), erased_by = $2 WHERE subject_id = ANY($1::uuid[]) AND erased_at IS NULL`),
});

export const versionsToFollow = (changed: ChangedVersion[]) => JSON.stringify(changed);
