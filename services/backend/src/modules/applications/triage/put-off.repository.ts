import { oneRow, queries, run } from '../../../platform/database/queries';

export const putOff = queries('put-off', {
  /** The start of a day in a zone, and whether that is still to come, within a year. */
  startOf: oneRow<{ moment: Date; isToCome: boolean }, [day: string, zone: string]>(`
    SELECT moment, moment > now() AND moment < now() + interval '1 year' AS "isToCome"
    FROM (SELECT $1::date::timestamp AT TIME ZONE $2 AS moment) m`),

  set: run<[id: string, until: Date | null]>(
    'UPDATE applications SET later_until = $2, version = version + 1 WHERE id = $1',
  ),
});
