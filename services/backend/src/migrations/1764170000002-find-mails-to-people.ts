import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mails to a person are found by the address, and those of a role in a state without reading those of the other role. */
export class FindMailsToPeople1764170000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX deliveries_to_people ON deliveries (address_key(recipient))
        WHERE template LIKE 'acknowledge-%' OR template = 'stage-mail';
      CREATE INDEX deliveries_by_kind ON deliveries (subject_kind, state, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX deliveries_by_kind, deliveries_to_people');
  }
}
