import { oneRow, queries, run } from '../../platform/database/queries';
import { pathOfJobPost, selectJobPostSlugs } from '../job-posts/job-post.facts';
import { JOB_PAGE } from './visit-names.facts';

/** SQL: adds the visits of people in `from`, which has `day`, `slug`, `device` and `count`, to the counts of the posts of these slugs. */
const addToPosts = (from: string) => `
  INSERT INTO job_post_visits (job_post_id, day, count)
  SELECT id, day, sum(count)::integer FROM ${from} JOIN (${selectJobPostSlugs}) slugs USING (slug)
  WHERE device <> 'bot' GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (job_post_id, day) DO UPDATE SET count = job_post_visits.count + excluded.count`;

const isOld = 'day < ((now() AT TIME ZONE $1)::date - make_interval(months => $2))::date';

export const visits = queries('visits', {
  /** `sums` is a list of `VisitSum` as JSON; in the same order for each worker, so that two do not wait for one another. */
  add: run<[sums: string]>(`
    WITH heard AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) v (day date, path text, slug text, host text, device text, count integer)),
    posts AS (${addToPosts('heard')})
    INSERT INTO visits (day, path, host, device, count)
    SELECT day, path, host, device, sum(count)::integer FROM heard GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count`),

  /** Which pages and hosts a day has. */
  namesOf: oneRow<{ path: string[]; host: string[] }, [day: string]>(`
    SELECT coalesce(array_agg(DISTINCT path), '{}') AS path,
      coalesce(array_agg(DISTINCT host) FILTER (WHERE host <> ''), '{}') AS host
    FROM visits WHERE day = $1`),

  /** Takes the numbers out of the receipts that a worker of an older version has counted. */
  foldReceipts: run(`
    WITH numbered AS (DELETE FROM visits WHERE path LIKE '/received/%' RETURNING day, host, device, count)
    INSERT INTO visits (day, path, host, device, count)
    SELECT day, '/received', host, device, sum(count)::integer FROM numbered GROUP BY 1, 3, 4
    ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count`),

  /** Counts as one page, and for their posts, the job pages that a worker of an older version has counted by their addresses. */
  foldJobPages: run(`
    WITH opened AS (
      DELETE FROM visits WHERE starts_with(path, '${pathOfJobPost('')}') AND path <> '${JOB_PAGE}'
      RETURNING day, substr(path, ${pathOfJobPost('').length + 1}) AS slug, host, device, count),
    posts AS (${addToPosts('opened')})
    INSERT INTO visits (day, path, host, device, count)
    SELECT day, '${JOB_PAGE}', host, device, sum(count)::integer FROM opened GROUP BY 1, 3, 4
    ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count`),

  forget: run<[timeZone: string, months: number]>(`
    DELETE FROM visits WHERE ${isOld}`),

  forgetOfPosts: run<[timeZone: string, months: number]>(`
    DELETE FROM job_post_visits WHERE ${isOld}`),
});
