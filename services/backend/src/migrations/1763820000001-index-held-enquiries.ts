import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['consultations', 'home_enquiries', 'contact_messages'];

/** What waits for a person's judgement is found without reading everything that does not. */
export class IndexHeldEnquiries1763820000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(
        `CREATE INDEX ${table}_not_clear ON ${table} (standing, created_at, id) WHERE standing <> 'clear'`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP INDEX ${table}_not_clear`);
  }
}
