import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pages of posts were counted by their addresses. They become one page, and each post gets a count of its own. */
export class CountJobPagesAsOnePage1764300000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS job_post_visits (
        job_post_id uuid NOT NULL REFERENCES job_posts (id) ON DELETE CASCADE,
        day date NOT NULL,
        count integer NOT NULL CHECK (count > 0),
        PRIMARY KEY (job_post_id, day)
      );
      WITH slugs AS (
        SELECT id, slug FROM job_posts UNION ALL SELECT job_post_id, slug FROM job_post_old_slugs),
      opened AS (
        DELETE FROM visits WHERE path LIKE '/career/%' AND path <> '/career/{slug}' RETURNING day, path, host, device, count),
      posts AS (
        INSERT INTO job_post_visits (job_post_id, day, count)
        SELECT id, day, sum(count)::integer FROM opened JOIN slugs ON path = '/career/' || slug
        WHERE device <> 'bot' GROUP BY id, day
        ON CONFLICT (job_post_id, day) DO UPDATE SET count = job_post_visits.count + excluded.count)
      INSERT INTO visits (day, path, host, device, count)
      SELECT day, '/career/{slug}', host, device, sum(count)::integer FROM opened GROUP BY day, host, device
      ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count;
    `);
  }

  /** Which site led to which post, and robots by post, are not known any more. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO visits (day, path, host, device, count)
      SELECT day, '/career/' || slug, '', 'computer', v.count FROM job_post_visits v JOIN job_posts p ON p.id = v.job_post_id
      ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count;
      DELETE FROM visits WHERE path = '/career/{slug}';
      DROP TABLE job_post_visits;
    `);
  }
}
