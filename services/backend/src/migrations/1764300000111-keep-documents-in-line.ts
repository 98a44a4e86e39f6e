import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A phrase is looked for in the document of each application that has its words. One above two kilobytes lay in the TOAST table, where each
 * is three more buffers and is put together anew; below eight it stays in its row now. Those of before come into it when they are written next.
 */
export class KeepDocumentsInLine1764300000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE application_documents ALTER document SET STORAGE MAIN, SET (toast_tuple_target = 8160);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE application_documents ALTER document SET STORAGE EXTENDED, RESET (toast_tuple_target);
    `);
  }
}
