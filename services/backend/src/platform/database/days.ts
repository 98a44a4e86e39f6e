/** SQL for the days of a period: `from` and `to` are dates, both included, `zone` is the name of a time zone. */
interface DayParameters {
  from: string;
  to: string;
  zone: string;
}

/** Condition: a time lies within the period. The bounds are computed once, so that an index on the column serves. */
export const isWithin = (column: string, { from, to, zone }: DayParameters) =>
  `${column} >= (${from}::date::timestamp AT TIME ZONE ${zone})
   AND ${column} < ((${to}::date + 1)::timestamp AT TIME ZONE ${zone})`;

/** The day on which a time falls in the time zone. */
export const dayOf = (column: string, zone: string) => `(${column} AT TIME ZONE ${zone})::date`;

/** Rows with the single column `day`: each day of the period, also where nothing happened. */
export const eachDay = ({ from, to }: Pick<DayParameters, 'from' | 'to'>) =>
  `(SELECT ${from}::date + n AS day FROM generate_series(0, ${to}::date - ${from}::date) n)`;

/** SQL: the moments at which a day begins and ends in the time zone, as "since" and "until"; `day` is of the type date. */
export const endsOf = (day: string, zone: string) =>
  `(${day}::timestamp AT TIME ZONE ${zone}) AS since, ((${day} + 1)::timestamp AT TIME ZONE ${zone}) AS until`;
