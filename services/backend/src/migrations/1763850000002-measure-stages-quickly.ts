import type { MigrationInterface, QueryRunner } from 'typeorm';

const order = `'{new,screening,interview,offer,hired,rejected,withdrawn}'::text[]`;
const bitOf = (stage: string) => `(1 << (array_position(${order}, ${stage}) - 1))`;

/**
 * Reports over a year of 100,000 applications read indexes only. `reached_stages` has one bit a stage, in the order of the
 * pipeline: those where the application is or was, so that nobody has to read its whole history to know.
 */
export class MeasureStagesQuickly1763850000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications ADD reached_stages integer NOT NULL DEFAULT 1 CHECK (reached_stages BETWEEN 1 AND 127);
      UPDATE applications a SET reached_stages = 1 | ${bitOf('a.stage')} | coalesce(
        (SELECT bit_or(${bitOf('m.to_stage')}) FROM stage_moves m WHERE m.application_id = a.id), 0)
      WHERE stage <> 'new' OR EXISTS (SELECT FROM stage_moves m WHERE m.application_id = a.id);
      CREATE INDEX applications_to_report ON applications (created_at) INCLUDE (apply, stage, reached_stages)
        WHERE standing = 'clear';
      DROP INDEX stage_moves_by_time;
      CREATE INDEX stage_moves_to_report ON stage_moves (at) INCLUDE (from_stage, since, application_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX stage_moves_to_report;
      CREATE INDEX stage_moves_by_time ON stage_moves (at);
      DROP INDEX applications_to_report;
      ALTER TABLE applications DROP reached_stages;
    `);
  }
}
