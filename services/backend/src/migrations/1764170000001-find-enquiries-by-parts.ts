import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['consultations', 'home_enquiries', 'contact_messages'];

/** A person's enquiries are found by their address, and those of the list's search by a part of what it looks into. */
export class FindEnquiriesByParts1764170000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`
        CREATE INDEX ${table}_by_address ON ${table} (address_key(email));
        CREATE INDEX ${table}_by_part ON ${table}
          USING gin (name gin_trgm_ops, email gin_trgm_ops, reference gin_trgm_ops);
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP INDEX ${table}_by_part, ${table}_by_address`);
  }
}
