import { dayOf, eachDay, isWithin } from '../../platform/database/days';
import { listRows, queries } from '../../platform/database/queries';
import { type EnquiryCountName, submissions } from '../submissions/kinds.facts';
import { enquiryKinds } from './enquiry-kinds.facts';

type Day = { day: string } & Record<EnquiryCountName, number>;
type Source = { utmSource: string | null; ref: string | null; count: number };

const days = { from: '$1', to: '$2', zone: '$3' };
const counted = enquiryKinds.map((kind) => submissions[kind]);
const clear = `standing = 'clear' AND ${isWithin('created_at', days)}`;
const countsOf = (table: string) => `LEFT JOIN (
  SELECT ${dayOf('created_at', '$3')} AS day, count(*)::int AS n FROM ${table} WHERE ${clear} GROUP BY 1) ${table} USING (day)`;

export const received = queries('count-enquiries', {
  /** Every day of the period. */
  perDay: listRows<Day, string[]>(`
    SELECT day::text, ${counted.map(({ table, countName }) => `coalesce(${table}.n, 0) AS "${countName}"`).join(', ')}
    FROM ${eachDay(days)} d ${counted.map(({ table }) => countsOf(table)).join(' ')}
    ORDER BY day`),

  /** Of all kinds together, the 100 most frequent; both null where the enquiry told nothing. */
  perSource: listRows<Source, string[]>(`
    SELECT source->>'utm_source' AS "utmSource", source->>'ref' AS ref, count(*)::int
    FROM (${counted.map(({ table }) => `SELECT source FROM ${table} WHERE ${clear}`).join(' UNION ALL ')}) received
    GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 100`),
});
