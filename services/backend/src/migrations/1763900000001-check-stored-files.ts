import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was wrong with a resume when it was last read from storage, and what the pictures of pages have to be. Pictures that
 * were drawn before have no checksum: they are drawn again when somebody asks for them.
 */
export class CheckStoredFiles1763900000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resumes
        ADD storage_fault text CHECK (storage_fault IN ('missing', 'damaged')),
        ADD storage_fault_at timestamptz;
      ALTER TABLE resume_previews
        ADD page_sizes integer[] NOT NULL DEFAULT '{}',
        ADD page_hashes bytea[] NOT NULL DEFAULT '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resume_previews DROP page_sizes, DROP page_hashes;
      ALTER TABLE resumes DROP storage_fault, DROP storage_fault_at;
    `);
  }
}
