import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to applicants about a move to another stage: the texts that HR keeps, and each mail as it was asked for. */
export class CreateMailTemplates1763830000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_templates (
        key text PRIMARY KEY CHECK (key ~ '^[a-z]+(-[a-z]+)*$'),
        stage text NOT NULL CHECK (stage IN ('new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn')),
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
        body text NOT NULL CHECK (length(body) BETWEEN 1 AND 8000),
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE stage_mails (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
        body text NOT NULL CHECK (length(body) BETWEEN 1 AND 10000),
        requested_by uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX stage_mails_by_application ON stage_mails (application_id, id);
    `);
    for (const template of defaults)
      await runner.query('INSERT INTO mail_templates (key, stage, title, subject, body) VALUES ($1, $2, $3, $4, $5)', [
        ...template,
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stage_mails; DROP TABLE mail_templates;');
  }
}

const greeting = 'Dear {{name}},\n\n';
const goodbye = '\n\nKind regards,\nHR, {{company}}';

/** Key, stage, title, subject, body. */
const defaults = [
  [
    'screening',
    'screening',
    'We are reading it',
    'Your application as {{position}} ({{reference}})',
    `${greeting}Thank you for your application as {{position}}. We are reading it closely at the moment and will write to you again as soon as we know more, within five working days.${goodbye}`,
  ],
  [
    'interview-invitation',
    'interview',
    'Invitation to an interview',
    'Let us talk about your application as {{position}} ({{reference}})',
    `${greeting}We have read your application as {{position}} with interest and would like to talk with you. The talk takes about 45 minutes, by video or at our office, as you prefer.\n\nPlease answer this mail with two or three times that suit you in the coming week.${goodbye}`,
  ],
  [
    'offer',
    'offer',
    'Offer',
    'We would like to work with you ({{reference}})',
    `${greeting}We enjoyed our talks and would be glad if you joined us as {{position}}. Our written offer will reach you separately.\n\nPlease answer this mail if you have questions about it, or if you would like to talk it through first.${goodbye}`,
  ],
  [
    'rejection',
    'rejected',
    'Rejection',
    'Your application as {{position}} ({{reference}})',
    `${greeting}Thank you for your interest in working with us, and for the time you took. We have decided to go on with other applicants for the position of {{position}}.\n\nThis says nothing about your next application: you are welcome to apply again. We wish you all the best.${goodbye}`,
  ],
] as const;
