import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of applications that somebody has given a name: filter, order and columns. */
export class SaveViews1764300000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        name text NOT NULL,
        shared boolean NOT NULL,
        filter jsonb NOT NULL,
        sort_field text NOT NULL,
        sort_order text NOT NULL CHECK (sort_order IN ('ASC', 'DESC')),
        columns text[],
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX saved_views_by_staff ON saved_views (staff_id);
      CREATE INDEX saved_views_shared ON saved_views (id) WHERE shared;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views');
  }
}
