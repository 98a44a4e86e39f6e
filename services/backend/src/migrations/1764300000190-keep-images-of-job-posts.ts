import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images that HR has uploaded for job posts, by the SHA-256 of their bytes, which lie in the storage; and their alternative text. */
export class KeepImagesOfJobPosts1764300000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_post_images (
        hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
        size integer NOT NULL CHECK (size > 0),
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        unused_since timestamptz DEFAULT now()
      );
      ALTER TABLE job_posts ADD image_alt text CHECK (length(image_alt) BETWEEN 1 AND 200);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_posts DROP image_alt;
      DROP TABLE job_post_images;
    `);
  }
}
