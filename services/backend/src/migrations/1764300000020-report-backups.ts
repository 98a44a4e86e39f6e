import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the service that backs up the containers says of itself, one row that it writes each minute: it cannot tell the operator. */
export class ReportBackups1764300000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE backup_reports (
      one boolean PRIMARY KEY DEFAULT true CHECK (one),
      at timestamptz NOT NULL DEFAULT now(),
      faults text[] NOT NULL
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_reports');
  }
}
