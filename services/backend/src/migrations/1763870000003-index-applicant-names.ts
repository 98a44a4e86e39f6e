import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For names that are written nearly so. Lines will not do: nearly all of them hold something like "developer" or "mail". */
export class IndexApplicantNames1763870000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX applications_by_near_name ON applications USING gin (lower(name) gin_trgm_ops)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX applications_by_near_name');
  }
}
