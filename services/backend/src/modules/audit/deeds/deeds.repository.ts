import { listRows, queries } from '../../../platform/database/queries';
import type { Deed } from './deeds.view';

/** Looks of one person that follow each other more closely are one reading. */
const ONE_READING = "interval '30 minutes'";

export const deeds = queries('deeds', {
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
