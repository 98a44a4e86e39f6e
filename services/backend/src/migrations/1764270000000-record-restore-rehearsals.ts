import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What rehearsals of a restore came to. A backup that was never restored may be two days old before somebody is told. */
export class RecordRestoreRehearsals1764270000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE restore_rehearsals (
      at timestamptz PRIMARY KEY DEFAULT clock_timestamp(),
      point timestamptz NOT NULL,
      ok boolean NOT NULL,
      rpo_seconds double precision,
      rto_seconds double precision,
      rows integer NOT NULL,
      resumes integer NOT NULL,
      problems text[] NOT NULL,
      heartbeat_at timestamptz,
      CHECK (ok = (problems = '{}')),
      CHECK (rows > 0 OR NOT ok)
    )`);
    await runner.query('CREATE TABLE rehearsals_since (at timestamptz PRIMARY KEY)');
    await runner.query('INSERT INTO rehearsals_since VALUES (now())');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rehearsals_since');
    await runner.query('DROP TABLE restore_rehearsals');
  }
}
