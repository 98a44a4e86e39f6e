import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A person's applications are found by their address in any spelling, and those whose retention is over by the time that counts,
 * without reading those of everybody. An index is built within seconds for a million rows; what writes to the table waits for it
 * meanwhile. So each table has a migration of its own.
 */
export class FindApplicationsByAddress1764170000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX applications_by_address ON applications (address_key(email));
      CREATE INDEX applications_to_retain ON applications (stage_since, id) WHERE standing = 'clear' AND stage <> 'hired';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX applications_to_retain, applications_by_address');
  }
}
