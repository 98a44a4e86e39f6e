import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Few resumes are flagged, cannot be shown or are still being read: a list finds those without reading all rows. */
export class FindResumesToLookAt1764300000093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX resumes_to_look_at ON resumes (application_id)
        WHERE flags <> '{}' OR NOT has_preview OR storage_fault IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX resumes_to_look_at');
  }
}
