import type { MigrationInterface, QueryRunner } from 'typeorm';

const stageOrder = `array_position('{new,screening,interview,offer,hired,rejected,withdrawn}'::text[], stage)`;

/**
 * The usual filters of the grid are answered from an index alone: an application's own row is wide, and reading thousands of
 * them to count or to skip costs most of what a page costs. The statistics tell the planner how common a source is.
 */
export class CoverGridFilters1763870000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX applications_clear_by_received, applications_clear_by_stage, applications_by_stage;
      CREATE INDEX applications_clear_by_received ON applications (created_at, id)
        INCLUDE (stage, apply, experience) WHERE standing = 'clear';
      CREATE INDEX applications_clear_by_stage ON applications (${stageOrder}, id) INCLUDE (stage) WHERE standing = 'clear';
      CREATE INDEX applications_clear_in_stage ON applications (stage, created_at, id) WHERE standing = 'clear';
      CREATE STATISTICS applications_sources ON (coalesce(source->>'utm_source', source->>'ref')) FROM applications;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP STATISTICS applications_sources;
      DROP INDEX applications_clear_in_stage, applications_clear_by_stage, applications_clear_by_received;
      CREATE INDEX applications_clear_by_received ON applications (created_at, id) WHERE standing = 'clear';
      CREATE INDEX applications_clear_by_stage ON applications (${stageOrder}, id) WHERE standing = 'clear';
      CREATE INDEX applications_by_stage ON applications (stage, id);
    `);
  }
}
