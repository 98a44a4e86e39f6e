import { listRows, queries } from '../../../platform/database/queries';
import type { Deed } from './deeds.view';

/** Looks of one person that follow each other more closely are one reading. */
const ONE_READING = "interval '30 minutes'";

export interface EndedAssignment {
  kind: string;
  id: string;
  /** The name of the person who had it. */
  assignedTo: string | null;
  /** After so many working days. */
  days: number;
  at: Date;
}

export const deeds = queries('deeds', {
  /**
   * The newest assignments of the last 30 days that have ended by their time, since when the record was assigned to nobody else.
   */
  listEndedAssignments: listRows<EndedAssignment, [limit: number]>(`
    SELECT l.subject_type AS kind, l.subject_id AS id, l.details->'before'->>'assignedTo' AS "assignedTo", (l.details->>'days')::int AS days, l.at
    FROM audit_log l
    WHERE l.action = 'enquiry.assignment-ended' AND l.at >= now() - interval '30 days' AND NOT EXISTS (
      SELECT FROM audit_log n WHERE n.subject_type = l.subject_type AND n.subject_id = l.subject_id AND n.id > l.id
        AND n.action IN ('enquiry.assigned', 'enquiry.assignment-undone', 'enquiry.assignment-ended'))
    ORDER BY l.at DESC, l.id DESC LIMIT $1`),

  /** Newest first. Of readings one row stands for all looks of one person with no pause of half an hour between them. */
  list: listRows<Deed, [applicationId: string, actions: readonly string[], limit: number]>(`
    WITH looks AS (
      SELECT id, at, action, actor_id, actor_name, details->>'as' AS "as", details ? 'ahead' AS ahead,
        (action <> 'resume.read' OR at - lag(at) OVER same > ${ONE_READING} IS NOT FALSE)::int AS begins
      FROM public.audit_log WHERE subject_type = 'application' AND subject_id = $1 AND action = ANY($2)
      WINDOW same AS (PARTITION BY action, actor_id ORDER BY at, id)),
    counted AS (SELECT *, sum(begins) OVER (PARTITION BY action, actor_id ORDER BY at, id) AS reading FROM looks)
    SELECT (array_agg(id ORDER BY at DESC, id DESC))[1] AS id, action, max(actor_name) AS "actorName", min(at) AS since, max(at) AS at,
      action = 'resume.read' AND bool_or("as" IS DISTINCT FROM 'preview') AS opened, bool_and(ahead) AS ahead
    FROM counted GROUP BY action, actor_id, reading ORDER BY max(at) DESC, 1 DESC LIMIT $3`),
});
