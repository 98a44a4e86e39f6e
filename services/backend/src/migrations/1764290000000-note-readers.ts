import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of before have the version 0, so that the reader of today reads their files once more. */
export class NoteReaders1764290000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resume_texts ADD reader_version smallint NOT NULL DEFAULT 0;
      CREATE INDEX resume_texts_by_reader ON resume_texts (reader_version, application_id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resume_texts DROP reader_version');
  }
}
