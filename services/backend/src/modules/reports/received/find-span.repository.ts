import type { Sql } from '../../../platform/database/database';
import { oneRow, queries } from '../../../platform/database/queries';
import type { Period } from '../../../platform/http/listing/period';

const { span } = queries('report-span', {
  span: oneRow<{ since: Date; until: Date }, [from: string, to: string, timeZone: string]>(`
    SELECT ($1::date::timestamp AT TIME ZONE $3) AS since, (($2::date + 1)::timestamp AT TIME ZONE $3) AS until`),
});

/** The moments at which a period begins and ends. */
export const findSpan = (sql: Sql, { from, to, timeZone }: Period) => span(sql, from, to, timeZone);
