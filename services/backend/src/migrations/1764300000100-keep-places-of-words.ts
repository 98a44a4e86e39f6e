import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the words are on the pictures of a resume's pages, by the checksum of each picture; null where nobody has looked. */
export class KeepPlacesOfWords1764300000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_previews ADD COLUMN page_words jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_previews DROP COLUMN page_words');
  }
}
