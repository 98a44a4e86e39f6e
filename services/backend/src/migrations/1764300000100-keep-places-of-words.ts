import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The places of the words on the pictures of a resume's pages, by the checksum of each picture. Null while the pages are not drawn, and for
 * previews that an older release drew.
 */
export class KeepPlacesOfWords1764300000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_previews ADD COLUMN page_words jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_previews DROP COLUMN page_words');
  }
}
