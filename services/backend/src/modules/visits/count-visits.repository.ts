import { eachDay } from '../../platform/database/days';
import { listRows, oneRow, queries } from '../../platform/database/queries';
import { selectReceivedPerPost } from '../applications/count-applications.use-case';
import { selectJobPostNames } from '../job-posts/job-post.facts';

type Days = [from: string, to: string];
type PostVisits = { id: string; slug: string; title: string; visits: number; applications: number };

const days = { from: '$1', to: '$2' };
const within = `day BETWEEN ${days.from}::date AND ${days.to}::date`;
const byPeople = `${within} AND device <> 'bot'`;

/** The 100 most frequent. */
const mostFrequent = <Name extends string>(column: string, name: Name) =>
  listRows<Record<Name, string> & { count: number }, Days>(`
    SELECT ${column} AS "${name}", sum(count)::int AS count FROM visits WHERE ${byPeople}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`);

export const visits = queries('count-visits', {
  perDay: listRows<{ day: string; count: number }, Days>(`
    SELECT day::text, coalesce(count, 0) AS count FROM ${eachDay(days)} d
    LEFT JOIN (SELECT day, sum(count)::int AS count FROM visits WHERE ${byPeople} GROUP BY 1) c USING (day)
    ORDER BY day`),

  perPage: mostFrequent('path', 'page'),

  /** Empty without a referring site and for pages of our own. */
  perHost: mostFrequent('host', 'host'),

  perDevice: mostFrequent('device', 'device'),

  total: oneRow<{ count: number }, Days>(`
    SELECT coalesce(sum(count), 0)::int AS count FROM visits WHERE ${byPeople}`),

  robots: oneRow<{ count: number }, Days>(`
    SELECT coalesce(sum(count), 0)::int AS count FROM visits WHERE ${within} AND device = 'bot'`),

  perPost: listRows<PostVisits, [...Days, timeZone: string]>(`
    WITH opened AS (
      SELECT job_post_id AS id, sum(count)::int AS visits FROM job_post_visits WHERE ${within} GROUP BY 1),
    received AS (${selectReceivedPerPost})
    SELECT post.id, post.slug, post.title, coalesce(visits, 0) AS visits, coalesce(applications, 0) AS applications
    FROM opened FULL JOIN received USING (id) JOIN (${selectJobPostNames}) post USING (id)
    ORDER BY visits DESC, applications DESC, slug LIMIT 100`),
});
