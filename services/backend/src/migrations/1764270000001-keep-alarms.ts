import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alarms of all processes by their names, and what the operator was told of them by which channel. */
export class KeepAlarms1764270000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE operator_alarms (
      name text PRIMARY KEY,
      text text NOT NULL,
      episode integer NOT NULL DEFAULT 1,
      since timestamptz NOT NULL DEFAULT now(),
      seen_at timestamptz NOT NULL DEFAULT now(),
      over_at timestamptz,
      closed_at timestamptz,
      hold interval NOT NULL
    )`);
    await runner.query(`CREATE TABLE operator_notices (
      alarm text NOT NULL,
      channel text NOT NULL,
      episode integer NOT NULL,
      is_over boolean NOT NULL,
      told_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (alarm, channel)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE operator_notices');
    await runner.query('DROP TABLE operator_alarms');
  }
}
