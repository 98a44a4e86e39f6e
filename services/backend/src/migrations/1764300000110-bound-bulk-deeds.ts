import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts how often a worker has tried a bulk deed. One that has failed too often ends as `failed`. */
export class BoundBulkDeeds1764300000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bulk_deeds
        ADD tries smallint NOT NULL DEFAULT 0,
        DROP CONSTRAINT bulk_deeds_state_check,
        ADD CONSTRAINT bulk_deeds_state_check CHECK (state IN ('waiting', 'done', 'refused', 'failed'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE bulk_deeds SET state = 'refused' WHERE state = 'failed';
      ALTER TABLE bulk_deeds
        DROP tries,
        DROP CONSTRAINT bulk_deeds_state_check,
        ADD CONSTRAINT bulk_deeds_state_check CHECK (state IN ('waiting', 'done', 'refused'));
    `);
  }
}
