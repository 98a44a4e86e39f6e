import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofMail = 'o.subject_id = m.id';
const ofWholeMail = 'o.subject_id = coalesce(m.sent_with, m.id)';

/** Changes the one condition in the function as it is, so that what other migrations have made of the rest of it stays. */
const replaceIn = (from: string, to: string) => `
  DO $do$
  DECLARE definition text := pg_get_functiondef('refresh_answer_clock(uuid[])'::regprocedure);
  BEGIN
    IF position('${from}' IN definition) = 0 THEN RAISE EXCEPTION 'refresh_answer_clock has another shape'; END IF;
    EXECUTE replace(definition, '${from}', '${to}');
  END $do$`;

/**
 * One mail can answer several applications of one person: each has its row, and all but one name the mail that goes out. They are heard
 * when that one leaves. A release of before sends and cancels that mail as any other.
 */
export class AnswerPeopleOnce1764300000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stage_mails ADD sent_with uuid REFERENCES stage_mails ON DELETE SET NULL;
      CREATE INDEX stage_mails_sent_with ON stage_mails (sent_with) WHERE sent_with IS NOT NULL;
    `);
    await runner.query(replaceIn(ofMail, ofWholeMail));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaceIn(ofWholeMail, ofMail));
    await runner.query('ALTER TABLE stage_mails DROP sent_with');
  }
}
