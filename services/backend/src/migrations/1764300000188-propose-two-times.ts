import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (table: string, column: string, values: readonly string[]) => `
  ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_check,
    ADD CONSTRAINT ${table}_${column}_check CHECK (${column} IN (${values.map((value) => `'${value}'`).join(', ')}));`;

const states = ['arranged', 'cancelled'];
const kinds = ['arranged', 'moved', 'cancelled'];
const methods = ['REQUEST', 'CANCEL'];

/** Two times are proposed for an interview, of which the applicant chooses one. An interview that is arranged has one time. */
export class ProposeTwoTimes1764300000188 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE interviews ADD other_start timestamptz;
      ALTER TABLE interview_changes ADD other_start timestamptz;
      ${allow('interviews', 'state', [...states, 'proposed'])}
      ${allow('interview_changes', 'kind', [...kinds, 'proposed', 'chosen'])}
      ${allow('interview_mails', 'method', [...methods, 'PROPOSE'])}
      ALTER TABLE interviews ADD CONSTRAINT interviews_other_start CHECK (other_start IS NULL OR state <> 'arranged');
    `);
    await runner.query(
      "INSERT INTO mail_templates (key, stage, title, subject, body) VALUES ($1, 'arranged-interview', $2, $3, $4)",
      proposed,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_templates WHERE key = 'interview-proposed';
      DELETE FROM interviews WHERE state = 'proposed';
      DELETE FROM interview_changes WHERE kind = 'proposed';
      UPDATE interview_changes SET kind = 'arranged' WHERE kind = 'chosen';
      DELETE FROM interview_mails WHERE method = 'PROPOSE';
      ALTER TABLE interviews DROP other_start;
      ALTER TABLE interview_changes DROP other_start;
      ${allow('interviews', 'state', states)}
      ${allow('interview_changes', 'kind', kinds)}
      ${allow('interview_mails', 'method', methods)}
    `);
  }
}

/** Key, title, subject, body. */
const proposed = [
  'interview-proposed',
  'Interview: two times to choose from',
  'Two times for your interview for {{position}} ({{reference}})',
  `Dear {{name}},

We would like to talk with you about your application for {{position}}. Which of these two times suits you?

{{when}}

Where: {{place}}
With: {{people}}

{{details}}

Please choose by the link in this mail. Both times are kept for you until then.

Kind regards,
{{company}}`,
];
