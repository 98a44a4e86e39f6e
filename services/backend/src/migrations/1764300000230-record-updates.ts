import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which version to which, with what outcome. `started` is told by the API itself, where another version ran before. */
export class RecordUpdates1764300000230 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE updates (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      from_version text,
      to_version text NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('updated', 'went_back', 'rolled_back', 'started')),
      reason text,
      seconds integer CHECK (seconds >= 0),
      CHECK (from_version IS NOT NULL OR outcome = 'started')
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE updates');
  }
}
