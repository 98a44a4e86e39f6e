import { eachDay } from '../../platform/database/days';
import { listRows, oneRow, queries } from '../../platform/database/queries';
import { selectReceivedPerPost } from '../applications/count-applications.use-case';
import { selectJobPostNames } from '../job-posts/job-post.facts';

type Days = [from: string, to: string];
type BothPeriods = [...Days, beforeFrom: string];
type PostVisits = {
  id: string;
  slug: string;
  title: string;
  visits: number;
  visitsBefore: number;
  applications: number;
  applicationsBefore: number;
};

const days = { from: '$1', to: '$2' };
const within = `day BETWEEN ${days.from}::date AND ${days.to}::date`;
const byPeople = `device <> 'bot'`;
const inBoth = (from: string) => `day BETWEEN ${from}::date AND ${days.to}::date`;
const isNew = `day >= ${days.from}::date`;
/** Of the period, and of the one before it. */
const sumOf = `coalesce(sum(count) FILTER (WHERE ${isNew}), 0)::int`;
const sumBefore = `coalesce(sum(count) FILTER (WHERE NOT ${isNew}), 0)::int`;

/** The 100 most frequent. */
const mostFrequent = <Name extends string>(column: string, name: Name) =>
  listRows<Record<Name, string> & { count: number; before: number }, BothPeriods>(`
    SELECT ${column} AS "${name}", ${sumOf} AS count, ${sumBefore} AS before FROM visits WHERE ${inBoth('$3')} AND ${byPeople}
    GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1 LIMIT 100`);

export const visits = queries('count-visits', {
  perDay: listRows<{ day: string; count: number }, Days>(`
    SELECT day::text, coalesce(count, 0) AS count FROM ${eachDay(days)} d
    LEFT JOIN (SELECT day, sum(count)::int AS count FROM visits WHERE ${within} AND ${byPeople} GROUP BY 1) c USING (day)
    ORDER BY day`),

  perPage: mostFrequent('path', 'page'),

  /** Empty without a referring site and for pages of our own. */
  perHost: mostFrequent('host', 'host'),

  perDevice: mostFrequent('device', 'device'),

  robots: oneRow<{ count: number; before: number }, BothPeriods>(`
    SELECT ${sumOf} AS count, ${sumBefore} AS before FROM visits WHERE ${inBoth('$3')} AND device = 'bot'`),

  perPost: listRows<PostVisits, [...Days, timeZone: string, beforeFrom: string]>(`
    WITH opened AS (
      SELECT job_post_id AS id, ${sumOf} AS visits, ${sumBefore} AS visits_before
      FROM job_post_visits WHERE ${inBoth('$4')} GROUP BY 1),
    received AS (${selectReceivedPerPost})
    SELECT post.id, post.slug, post.title, coalesce(visits, 0) AS visits, coalesce(visits_before, 0) AS "visitsBefore",
      coalesce(count, 0) AS applications, coalesce(before, 0) AS "applicationsBefore"
    FROM opened FULL JOIN received USING (id) JOIN (${selectJobPostNames}) post USING (id)
    ORDER BY visits DESC, applications DESC, "visitsBefore" DESC, "applicationsBefore" DESC, slug LIMIT 100`),
});
