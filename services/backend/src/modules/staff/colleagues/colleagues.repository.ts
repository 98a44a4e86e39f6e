import { listRows, queries } from '../../../platform/database/queries';
import { hasAssigned } from '../../applications/application.facts';
import { isActiveInHr } from '../staff.facts';

export interface Colleague {
  id: string;
  name: string;
  active: boolean;
}

export const { colleagues } = queries('staff', {
  /** By name, those who have left HR last. */
  colleagues: listRows<Colleague>(`
    SELECT id, name, active FROM (SELECT s.id, s.name, ${isActiveInHr('s')} AS active FROM staff s) c
    WHERE active OR ${hasAssigned('c.id')} ORDER BY active DESC, lower(name), id`),
});
