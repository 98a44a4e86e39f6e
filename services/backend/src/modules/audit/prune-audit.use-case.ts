import { oneRow, queries } from '../../platform/database/queries';

export const { pruneAudit } = queries('audit', {
  /**
   * Removes what is older than so many days by the database's clock, by the one function that the processes' role may use for
   * it. The last year always stays. @throws a database error with code 22023 for a moment of the last year
   */
  pruneAudit: oneRow<{ pruned: number }, [days: number]>(
    'SELECT public.prune_audit_log(now() - make_interval(days => $1))::int AS pruned',
  ),
});
