import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose an application is. Few have somebody, so their index has these alone. */
export class AssignApplications1764300000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications ADD assigned_to uuid REFERENCES staff ON DELETE SET NULL;
      CREATE INDEX applications_assigned ON applications (assigned_to, id) WHERE assigned_to IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP assigned_to');
  }
}
