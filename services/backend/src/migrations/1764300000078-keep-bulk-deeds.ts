import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deeds over more applications than a request waits for. `caller` is who asked for it, as the audit log has it. */
export class KeepBulkDeeds1764300000078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE bulk_deeds (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        caller jsonb NOT NULL,
        deed jsonb NOT NULL,
        versions jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused')),
        affected integer NOT NULL,
        problem text,
        undo jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE INDEX bulk_deeds_waiting ON bulk_deeds (created_at) WHERE state = 'waiting';
      CREATE INDEX bulk_deeds_by_staff ON bulk_deeds (staff_id);
      CREATE INDEX bulk_deeds_by_end ON bulk_deeds (ended_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bulk_deeds');
  }
}
