import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is sent of an interview without a change: a reminder the day before, and after it the question for a verdict. Each person gets one
 * of a kind for a change, however often the job that writes them runs.
 */
export class FollowInterviews1764300000185 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interview_mails
        ADD COLUMN kind text NOT NULL DEFAULT 'change' CHECK (kind IN ('change', 'reminder', 'verdict')),
        ALTER COLUMN method DROP NOT NULL,
        ADD CONSTRAINT interview_mails_method_of_change CHECK ((method IS NULL) = (kind <> 'change'));
      CREATE UNIQUE INDEX interview_mails_once ON interview_mails (change_id, kind, staff_id) NULLS NOT DISTINCT
        WHERE kind <> 'change';
    `);
    await runner.query(
      "INSERT INTO mail_templates (key, stage, title, subject, body) VALUES ($1, 'arranged-interview', $2, $3, $4)",
      reminder,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_templates WHERE key = 'interview-reminder';
      DELETE FROM interview_mails WHERE kind <> 'change';
      DROP INDEX interview_mails_once;
      ALTER TABLE interview_mails DROP CONSTRAINT interview_mails_method_of_change, DROP COLUMN kind,
        ALTER COLUMN method SET NOT NULL;
    `);
  }
}

/** Key, title, subject, body. */
const reminder = [
  'interview-reminder',
  'Interview: reminder',
  'Reminder: your interview for {{position}} ({{reference}})',
  `Dear {{name}},

Your interview for {{position}} is soon.

When: {{when}}
Where: {{place}}
With: {{people}}

{{details}}

If you cannot come, just answer this mail.

Kind regards,
{{company}}`,
];
