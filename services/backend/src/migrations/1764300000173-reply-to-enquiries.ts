import type { MigrationInterface, QueryRunner } from 'typeorm';

const subjects = {
  consultation_id: 'consultations',
  home_enquiry_id: 'home_enquiries',
  contact_message_id: 'contact_messages',
};
const columns = Object.keys(subjects);

const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'];
const among = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const allowStages = (values: readonly string[]) => `
  ALTER TABLE mail_templates DROP CONSTRAINT mail_templates_stage_check,
    ADD CONSTRAINT mail_templates_stage_check CHECK (stage IN (${among(values)}));`;

/**
 * Replies by mail to enquiries of any kind, each as it was written, with where its enquiry stood before it. A reply goes with its
 * enquiry. The texts that replies begin with stand beside those for applicants, in a stage of their own.
 */
export class ReplyToEnquiries1764300000173 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE enquiry_replies (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        key uuid NOT NULL UNIQUE,
        ${Object.entries(subjects)
          .map(([column, enquiries]) => `${column} uuid REFERENCES ${enquiries} ON DELETE CASCADE,`)
          .join('\n')}
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
        body text NOT NULL CHECK (length(body) BETWEEN 1 AND 10000),
        closes boolean NOT NULL,
        before jsonb NOT NULL,
        version_after integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(${columns.join(', ')}) = 1)
      );
      ${columns
        .map(
          (column) =>
            `CREATE INDEX enquiry_replies_by_${column} ON enquiry_replies (${column}, id) WHERE ${column} IS NOT NULL;`,
        )
        .join('\n')}
      CREATE INDEX enquiry_replies_by_words ON enquiry_replies USING gin (body gin_trgm_ops);
      ${allowStages([...stages, 'enquiry'])}
    `);
    for (const template of templates)
      await runner.query(
        "INSERT INTO mail_templates (key, stage, title, subject, body) VALUES ($1, 'enquiry', $2, $3, $4)",
        [...template],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_templates WHERE stage = 'enquiry';
      ${allowStages(stages)}
      DROP TABLE enquiry_replies;
    `);
  }
}

const greeting = 'Dear {{name}},\n\n';
const goodbye = '\n\nKind regards,\n{{writer}}, {{company}}';

/** Key, title, subject, body. */
const templates = [
  [
    'reply-first-call',
    'Offer a first call',
    'Let us talk about your enquiry ({{reference}})',
    `${greeting}Thank you for writing to us. We would like to hear more before we propose anything: a call of half an hour is enough.\n\nPlease answer this mail with two or three times that suit you in the coming days, and with your time zone.${goodbye}`,
  ],
  [
    'reply-questions',
    'Ask for details',
    'Some questions about your enquiry ({{reference}})',
    `${greeting}Thank you for writing to us. So that we can give you a good answer, please tell us:\n\n- what you use for this today,\n- how many people will work with it,\n- by when you need it.\n\nA few words about each are enough: just answer this mail.${goodbye}`,
  ],
  [
    'reply-not-ours',
    'Say that it is nothing for us',
    'Your enquiry ({{reference}})',
    `${greeting}Thank you for writing to us. We have read your enquiry closely: it is not the kind of work that we do well, and so we would rather not take it on.\n\nWe hope that you find somebody who does. You are welcome to write to us again.${goodbye}`,
  ],
] as const;
