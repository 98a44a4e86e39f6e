import { findRow, oneRow, queries } from '../../platform/database/queries';
import { statement } from '../../platform/database/statement';
import { auditColumns } from './audit.facts';

export const insertEntry = statement(
  'audit.insert-entry',
  `INSERT INTO public.audit_log (${auditColumns.join(', ')}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export const { pruneAudit } = queries('audit', {
  /** By the one function that our role may use for it. @throws a database error with code 22023 within the last year */
  pruneAudit: oneRow<{ pruned: number }, [days: number]>(
    'SELECT public.prune_audit_log(now() - make_interval(days => $1))::int AS pruned',
  ),
});

export const { lastChange } = queries('audit', {
  /** By ids, which are made of the time of writing: the time of an entry is when its transaction began, perhaps to wait for another. */
  lastChange: findRow<
    { actorName: string; at: Date },
    [subjectType: string, subjectId: string, actions: string[], afterId: string]
  >(`
    SELECT coalesce(actor_name, 'Somebody') AS "actorName", at FROM public.audit_log
    WHERE subject_type = $1 AND subject_id = $2 AND action = ANY($3) AND id > $4
    ORDER BY id DESC LIMIT 1`),
});
