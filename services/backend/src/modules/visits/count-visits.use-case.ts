import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { eachDay } from '../../platform/database/days';
import { onlyRow, statement } from '../../platform/database/statement';
import type { Period } from '../../platform/http/listing/period';
import { selectReceivedPerPost } from '../applications/count-applications.use-case';
import { selectJobPostNames, selectJobPostSlugs } from '../job-posts/job-post.facts';

export interface VisitCounts {
  /** Every day of the period. */
  perDay: { day: string; count: number }[];
  /** The 100 most frequent. */
  perPage: { page: string; count: number }[];
  /** The 100 most frequent; empty without a referring site and for pages of our own. */
  perHost: { host: string; count: number }[];
  perDevice: { device: string; count: number }[];
  robots: number;
}

const days = { from: '$1', to: '$2' };
const within = `day BETWEEN ${days.from}::date AND ${days.to}::date`;
const byPeople = `${within} AND device <> 'bot'`;

const perDay = statement(
  'count-visits.per-day',
  `SELECT day::text, coalesce(count, 0) AS count FROM ${eachDay(days)} d
   LEFT JOIN (SELECT day, sum(count)::int AS count FROM visits WHERE ${byPeople} GROUP BY 1) c USING (day)
   ORDER BY day`,
);
const mostFrequent = (column: string, name: string) =>
  statement(
    `count-visits.per-${name}`,
    `SELECT ${column} AS "${name}", sum(count)::int AS count FROM visits WHERE ${byPeople}
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`,
  );
const perPage = mostFrequent('path', 'page');
const perHost = mostFrequent('host', 'host');
const perDevice = mostFrequent('device', 'device');
const robots = statement(
  'count-visits.robots',
  `SELECT coalesce(sum(count), 0)::int AS count FROM visits WHERE ${within} AND device = 'bot'`,
);

/** How often pages were opened, when, which, from where and with what. Robots are counted apart. */
@Injectable()
export class CountVisits {
  constructor(private readonly database: Database) {}

  async count({ from, to }: Period): Promise<VisitCounts> {
    const values = [from, to];
    return {
      perDay: await this.database.query(perDay, values),
      perPage: await this.database.query(perPage, values),
      perHost: await this.database.query(perHost, values),
      perDevice: await this.database.query(perDevice, values),
      robots: onlyRow(await this.database.query<{ count: number }>(robots, values)).count,
    };
  }
}

export interface PostVisits {
  slug: string;
  title: string;
  visits: number;
  applications: number;
}

/** A page that has moved counts for the same post. */
const perPost = statement(
  'count-post-visits.per-post',
  `WITH slugs AS (${selectJobPostSlugs}),
   opened AS (
     SELECT slugs.id, sum(count)::int AS visits FROM visits JOIN slugs ON visits.path = '/career/' || slugs.slug
     WHERE day BETWEEN $1::date AND $2::date AND device <> 'bot' GROUP BY 1),
   received AS (${selectReceivedPerPost})
   SELECT post.slug, post.title, coalesce(visits, 0) AS visits, coalesce(applications, 0) AS applications
   FROM opened FULL JOIN received USING (id) JOIN (${selectJobPostNames}) post USING (id)
   ORDER BY visits DESC, applications DESC, slug LIMIT 100`,
);

/** How often the page of each post was opened, beside how many applied. Neither robots nor what is held or discarded counts. */
@Injectable()
export class CountPostVisits {
  constructor(private readonly database: Database) {}

  count({ from, to, timeZone }: Period): Promise<PostVisits[]> {
    return this.database.query(perPost, [from, to, timeZone]);
  }
}
