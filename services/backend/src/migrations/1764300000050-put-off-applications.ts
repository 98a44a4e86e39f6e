import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few that wait have an index, so that a list leaves them out without reading all rows. */
export class PutOffApplications1764300000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications ADD later_until timestamptz;
      CREATE INDEX applications_put_off ON applications (later_until, id) WHERE later_until IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP later_until');
  }
}
