import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Period } from '../../platform/http/listing/period';
import { selectReceivedPerPost } from '../applications/count-applications.use-case';
import { selectJobPostNames, selectJobPostSlugs } from '../job-posts/job-post.facts';

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
