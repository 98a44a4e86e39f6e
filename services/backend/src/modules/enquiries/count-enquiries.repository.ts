import { dayOf, eachDay, endsOf, isWithin } from '../../platform/database/days';
import { listRows, queries } from '../../platform/database/queries';
import { type EnquiryCountName, submissions } from '../submissions/kinds.facts';
import { toldSource } from '../applications/application.facts';
import { enquiryKinds } from './enquiry-kinds.facts';

type Counts = Record<EnquiryCountName, number>;
type Day = { day: string; since: Date; until: Date } & Counts;
type Source = { name: string | null; count: number; before: number };

const days = { from: '$1', to: '$2', zone: '$3' };
const counted = enquiryKinds.map((kind) => submissions[kind]);
const clear = `standing = 'clear' AND ${isWithin('created_at', days)}`;
const countsOf = (table: string) => `LEFT JOIN (
  SELECT ${dayOf('created_at', '$3')} AS day, count(*)::int AS n FROM ${table} WHERE ${clear} GROUP BY 1) ${table} USING (day)`;

export const received = queries('count-enquiries', {
  /** Every day of the period. */
  perDay: listRows<Day, string[]>(`
    SELECT day::text, ${endsOf('day', '$3')}, ${counted.map(({ table, countName }) => `coalesce(${table}.n, 0) AS "${countName}"`).join(', ')}
    FROM ${eachDay(days)} d ${counted.map(({ table }) => countsOf(table)).join(' ')}
    ORDER BY day`),

  /** Of all kinds together, the 100 most frequent, and how many there were in the period before; null where the enquiry told nothing. */
  perSource: listRows<Source, string[]>(`
    SELECT ${toldSource('e')} AS name, (count(*) FILTER (WHERE e.is_new))::int AS count, (count(*) FILTER (WHERE NOT e.is_new))::int AS before
    FROM (${counted
      .map(
        ({ table }) => `SELECT source, created_at >= ($1::date::timestamp AT TIME ZONE $3) AS is_new
          FROM ${table} WHERE standing = 'clear' AND ${isWithin('created_at', { ...days, from: '$4' })}`,
      )
      .join(' UNION ALL ')}) e
    GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1 LIMIT 100`),
});
