import { listRows, queries } from '../../../platform/database/queries';
import { fromApplications, fromLockedApplications } from '../application.facts';

export const undo = queries('undo-applications', {
  /** Those that exist, locked until the transaction ends. */
  lock: listRows<{ id: string; name: string; version: number }, [ids: readonly string[]]>(`
    SELECT id, name, version ${fromLockedApplications('$1::uuid[]')}`),

  names: listRows<{ id: string; name: string }, [ids: readonly string[]]>(`SELECT id, name ${fromApplications('$1')}`),
});
