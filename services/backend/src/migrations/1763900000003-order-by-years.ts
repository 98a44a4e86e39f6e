import type { MigrationInterface, QueryRunner } from 'typeorm';

const years = `coalesce(substring(experience from '[0-9]+(?:[.][0-9]+)?')::numeric, 0)`;

/**
 * The grid sorts experience by its first number. The index holds the text as well, without which Postgres would not answer
 * from the index alone; the older index on the text stays, because the filter for one experience uses it.
 */
export class OrderByYears1763900000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX applications_clear_by_years ON applications ((${years}), id) INCLUDE (experience)
        WHERE standing = 'clear';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX applications_clear_by_years');
  }
}
