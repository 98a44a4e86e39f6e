import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each interviewer thinks of an applicant after an interview, in one of four words and a sentence. */
export class GiveVerdicts1764300000186 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE interview_verdicts (
        interview_id uuid NOT NULL REFERENCES interviews ON DELETE CASCADE,
        staff_id uuid NOT NULL REFERENCES staff,
        staff_name text NOT NULL,
        verdict text NOT NULL CHECK (verdict IN ('strong-yes', 'yes', 'no', 'strong-no')),
        reason text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (interview_id, staff_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE interview_verdicts');
  }
}
