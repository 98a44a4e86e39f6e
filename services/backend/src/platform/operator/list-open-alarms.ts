import type { AlarmName } from '../log/alarm';
import { listRows, queries } from '../database/queries';

export const { listOpenAlarms } = queries('open-alarms', {
  /** The alarms that last, of all processes, the oldest first. */
  listOpenAlarms: listRows<{ name: AlarmName; text: string; since: Date }>(`
    SELECT name, text, since FROM operator_alarms WHERE closed_at IS NULL AND over_at IS NULL ORDER BY since, name`),
});
