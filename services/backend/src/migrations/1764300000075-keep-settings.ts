import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody has chosen about the admin area. Without a row all is as usual. */
export class KeepSettings1764300000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_settings (
        staff_id uuid PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
        start_page text NOT NULL,
        shortcuts boolean NOT NULL,
        columns text[]
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_settings');
  }
}
