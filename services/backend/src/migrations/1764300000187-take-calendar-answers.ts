import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (answers: string) => `
  ALTER TABLE interview_answers DROP CONSTRAINT interview_answers_answer_check,
    ADD CONSTRAINT interview_answers_answer_check CHECK (answer IN (${answers}));`;
const byLink = "'accepted', 'declined', 'another-time'";

/** Interviewers answer invitations, too, and both sides by their calendars: then the answer has the fingerprint of the mail that it came by. */
export class TakeCalendarAnswers1764300000187 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interview_answers
        ADD staff_id uuid REFERENCES staff,
        ADD fingerprint bytea UNIQUE;
      ${allow(`${byLink}, 'tentative'`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM interview_answers WHERE answer = 'tentative' OR staff_id IS NOT NULL;
      ${allow(byLink)}
      ALTER TABLE interview_answers DROP staff_id, DROP fingerprint;
    `);
  }
}
