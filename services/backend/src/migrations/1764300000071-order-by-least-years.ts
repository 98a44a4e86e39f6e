import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An experience as years: the first number of its text, 0 without one, and half a year less where the text says that it is less than
 * that. The former index stays, because the release before this one sorts by its expression.
 */
export class OrderByLeastYears1764300000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION experience_years(experience text) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(substring($1 from '[0-9]+(?:[.][0-9]+)?')::numeric
          - CASE WHEN $1 ~* '^\\s*(<|less than|under|below|up to)' THEN 0.5 ELSE 0 END, 0)
      $$;
      CREATE INDEX applications_clear_by_least_years ON applications (experience_years(experience), id)
        INCLUDE (experience) WHERE standing = 'clear';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX applications_clear_by_least_years;
      DROP FUNCTION experience_years;
    `);
  }
}
