import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A search for a phrase reads the document of each application that has its words. Postgres kept documents above two kilobytes in the TOAST
 * table, where each costs three more buffers and is put together at each read. From now on a document below eight kilobytes stays in its row;
 * one that is there already moves into its row when it is written next.
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
