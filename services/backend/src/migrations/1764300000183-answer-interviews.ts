import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What applicants answer to an invitation, by a link that their mails have. Each mail has a token of its own, of which the hash is kept. An
 * answer is to a change: a later one has none yet, and one that is taken back takes its answers with it.
 */
export class AnswerInterviews1764300000183 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE interview_links (
        hash bytea PRIMARY KEY,
        interview_id uuid NOT NULL REFERENCES interviews ON DELETE CASCADE
      );
      CREATE INDEX interview_links_by_interview ON interview_links (interview_id);

      CREATE TABLE interview_answers (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        change_id uuid NOT NULL REFERENCES interview_changes ON DELETE CASCADE,
        answer text NOT NULL CHECK (answer IN ('accepted', 'declined', 'another-time')),
        note text,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX interview_answers_by_change ON interview_answers (change_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE interview_answers, interview_links');
  }
}
