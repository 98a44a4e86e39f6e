import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a job post needs to open and close, an address of its own with all its former ones, and what the form settings
 * must remember. `intent` is what HR wants; what a visitor sees follows from it and the two times.
 */
export class GiveJobPostsALife1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_posts
        ADD intent text NOT NULL DEFAULT 'published' CHECK (intent IN ('draft', 'published', 'closed', 'filled')),
        ADD slug text NOT NULL DEFAULT 'post-' || gen_random_uuid()
          CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 100),
        ADD employment_type text
          CHECK (employment_type IN ('full-time', 'part-time', 'contract', 'internship', 'temporary')),
        ADD workplace text CHECK (workplace IN ('office', 'hybrid', 'remote')),
        ADD salary jsonb CHECK (
          salary ?& ARRAY['min', 'max', 'currency', 'interval']
          AND 0 <= (salary->>'min')::numeric AND (salary->>'min')::numeric <= (salary->>'max')::numeric
          AND salary->>'currency' ~ '^[A-Z]{3}$' AND salary->>'interval' IN ('hour', 'day', 'month', 'year')),
        ADD opens_at timestamptz(3),
        ADD closes_at timestamptz(3),
        ADD posted_at timestamptz(3) DEFAULT now(),
        ADD description text CHECK (length(description) BETWEEN 1 AND 10000),
        ADD CHECK (opens_at < closes_at),
        ADD CHECK (intent <> 'published' OR posted_at IS NOT NULL);
      UPDATE job_posts SET posted_at = created_at;
      CREATE TABLE job_post_old_slugs (
        slug text PRIMARY KEY,
        job_post_id uuid NOT NULL REFERENCES job_posts ON DELETE CASCADE,
        left_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX job_post_old_slugs_by_post ON job_post_old_slugs (job_post_id);
      CREATE INDEX job_posts_published ON job_posts (posted_at DESC, id DESC) WHERE intent = 'published';
      DROP INDEX job_posts_newest;
    `);
    await runner.query(slugsForExistingPosts);
    await runner.query(`
      ALTER TABLE job_posts ADD CONSTRAINT job_posts_slug_key UNIQUE (slug);
      ALTER TABLE form_settings ADD experience_is_text boolean NOT NULL DEFAULT false;
      CREATE TABLE removed_form_options (
        kind text NOT NULL CHECK (kind IN ('positions', 'experience')),
        option text NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, option)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE removed_form_options;
      ALTER TABLE form_settings DROP experience_is_text;
      DROP TABLE job_post_old_slugs;
      ALTER TABLE job_posts DROP intent, DROP slug, DROP employment_type, DROP workplace, DROP salary, DROP opens_at,
        DROP closes_at, DROP posted_at, DROP description;
      CREATE INDEX job_posts_newest ON job_posts (created_at DESC, id DESC);
    `);
  }
}

/** The oldest of several posts of one title gets the plain slug; the next ones are numbered. */
const slugsForExistingPosts = `
  DO $$
  DECLARE post record; base text; candidate text; number integer;
  BEGIN
    FOR post IN SELECT id, title FROM job_posts ORDER BY created_at, id LOOP
      base := trim(both '-' FROM left(trim(both '-' FROM regexp_replace(lower(post.title), '[^a-z0-9]+', '-', 'g')), 80));
      IF base = '' THEN base := 'position'; END IF;
      candidate := base;
      number := 1;
      WHILE EXISTS (SELECT FROM job_posts WHERE slug = candidate AND id <> post.id) LOOP
        number := number + 1;
        candidate := base || '-' || number;
      END LOOP;
      UPDATE job_posts SET slug = candidate WHERE id = post.id;
    END LOOP;
  END $$`;
