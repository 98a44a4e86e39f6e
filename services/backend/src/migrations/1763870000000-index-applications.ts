import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One index for each order of the admin grid, which shows clear applications unless told otherwise: only those are in it,
 * and it holds all that finding a page needs. `search_line` is what a short search looks into.
 */
export class IndexApplications1763870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTrigramExtension(runner);
    await runner.query(`
      ALTER TABLE applications ADD search_line text NOT NULL
        GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || reference || ' ' || apply)) STORED;
      CREATE INDEX applications_by_search_line ON applications USING gin (search_line gin_trgm_ops);

      DROP INDEX applications_by_received, applications_by_name, applications_by_email, applications_by_position,
        applications_by_experience;
      CREATE INDEX applications_clear_by_received ON applications (created_at, id) WHERE standing = 'clear';
      CREATE INDEX applications_clear_by_name ON applications (name, id) WHERE standing = 'clear';
      CREATE INDEX applications_clear_by_email ON applications (email, id) WHERE standing = 'clear';
      CREATE INDEX applications_clear_by_position ON applications (apply, id) WHERE standing = 'clear';
      CREATE INDEX applications_clear_by_experience ON applications (experience, id) WHERE standing = 'clear';
      CREATE INDEX applications_clear_by_stage ON applications (
        array_position('{new,screening,interview,offer,hired,rejected,withdrawn}'::text[], stage), id)
        WHERE standing = 'clear';
      CREATE INDEX applications_by_source ON applications (coalesce(source->>'utm_source', source->>'ref'))
        WHERE source IS NOT NULL;
      ALTER TABLE applications
        DROP CONSTRAINT applications_reference_key,
        ADD CONSTRAINT applications_reference_key UNIQUE (reference) INCLUDE (id, standing);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications
        DROP CONSTRAINT applications_reference_key,
        ADD CONSTRAINT applications_reference_key UNIQUE (reference);
      DROP INDEX applications_by_source, applications_clear_by_stage, applications_clear_by_experience,
        applications_clear_by_position, applications_clear_by_email, applications_clear_by_name,
        applications_clear_by_received;
      CREATE INDEX applications_by_received ON applications (created_at, id);
      CREATE INDEX applications_by_name ON applications (name, id);
      CREATE INDEX applications_by_email ON applications (email, id);
      CREATE INDEX applications_by_position ON applications (apply, id);
      CREATE INDEX applications_by_experience ON applications (experience, id);
      ALTER TABLE applications DROP search_line;
    `);
  }
}

/** A trusted extension: a role that may create in the database may install it, if the server has its files. */
async function createTrigramExtension(runner: QueryRunner): Promise<void> {
  try {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  } catch (cause) {
    throw new Error(
      'The extension pg_trgm could not be created. Have an administrator run "CREATE EXTENSION pg_trgm" in this database ' +
        '(it comes with PostgreSQL; on Debian in the package postgresql-18), then migrate again.',
      { cause },
    );
  }
}
