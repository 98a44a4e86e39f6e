import { listRows, queries } from '../../../platform/database/queries';
import { fromStaff } from '../../staff/staff.facts';

export const viewerNames = queries('viewers', {
  list: listRows<{ id: string; name: string }, [ids: readonly string[]]>(`
    SELECT s.id, s.name ${fromStaff('s')} WHERE s.id = ANY($1::uuid[]) ORDER BY s.name, s.id`),
});
