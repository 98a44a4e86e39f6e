import { findRow, hasRow, oneRow, queries, run } from '../../platform/database/queries';
import { rowsOf } from '../../platform/database/statement';
import { auditColumns } from './audit.facts';

const names = Object.keys(auditColumns).join(', ');

export const { insertEntries, pruneAudit, isOfLastDay } = queries('audit', {
  /** Of a list as JSON, each with its columns. */
  insertEntries: run<[entries: string]>(`
    INSERT INTO public.audit_log (${names}) SELECT ${names} FROM (${rowsOf('$1', auditColumns)}) entry`),

  /** By the one function that our role may use for it. @throws a database error with code 22023 within the last year */
  pruneAudit: oneRow<{ pruned: number }, [days: number]>(
    'SELECT public.prune_audit_log(now() - make_interval(days => $1))::int AS pruned',
  ),

  isOfLastDay: hasRow<[subjectType: string, subjectId: string, action: string]>(`
    SELECT FROM public.audit_log
    WHERE subject_type = $1 AND subject_id = $2 AND action = $3 AND at > now() - interval '24 hours' LIMIT 1`),
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
