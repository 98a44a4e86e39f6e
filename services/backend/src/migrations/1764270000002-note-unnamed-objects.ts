import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Objects in storage that no row names, and when each was seen for the first time. */
export class NoteUnnamedObjects1764270000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE unnamed_objects (
      key text PRIMARY KEY,
      seen_at timestamptz NOT NULL DEFAULT now()
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unnamed_objects');
  }
}
