import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The moments at which this database was restored from a backup: mails of events from before them may have left already. */
export class NoteRestores1764260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE restores (at timestamptz PRIMARY KEY DEFAULT clock_timestamp())');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE restores');
  }
}
