import type { MigrationInterface, QueryRunner } from 'typeorm';

const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'enquiry'];
const among = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const allowStages = (values: readonly string[]) => `
  ALTER TABLE mail_templates DROP CONSTRAINT mail_templates_stage_check,
    ADD CONSTRAINT mail_templates_stage_check CHECK (stage IN (${among(values)}));`;

/** What an interview is, and what it was after each change. */
const plan = `
  starts_at timestamptz NOT NULL,
  minutes integer NOT NULL CHECK (minutes BETWEEN 10 AND 480),
  zone text NOT NULL,
  place text NOT NULL,
  details text`;

/**
 * Interviews with applicants. Each change is a row, so that one can be taken back and the history told; the interview itself has what is
 * so now. Who was sent which change is a row as well: an applicant's has the id of the mail that HR wrote, and what an interviewer has
 * heard of an interview that was erased keeps what a calendar needs to let go of it, and nothing about the applicant.
 */
export class ArrangeInterviews1764300000177 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE interviews (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        key uuid NOT NULL UNIQUE,
        uid text NOT NULL UNIQUE,
        organizer text NOT NULL,
        state text NOT NULL DEFAULT 'arranged' CHECK (state IN ('arranged', 'cancelled')),
        ${plan},
        sequence integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX interviews_by_application ON interviews (application_id, starts_at);
      CREATE INDEX interviews_by_start ON interviews (starts_at, id);

      CREATE TABLE interview_people (
        interview_id uuid NOT NULL REFERENCES interviews ON DELETE CASCADE,
        staff_id uuid NOT NULL REFERENCES staff,
        PRIMARY KEY (interview_id, staff_id)
      );
      CREATE INDEX interview_people_by_person ON interview_people (staff_id, interview_id);

      CREATE TABLE interview_changes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        interview_id uuid NOT NULL REFERENCES interviews ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('arranged', 'moved', 'cancelled')),
        ${plan},
        people uuid[] NOT NULL,
        sequence integer NOT NULL,
        staff_id uuid NOT NULL,
        staff_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX interview_changes_by_interview ON interview_changes (interview_id, id);

      CREATE TABLE interview_mails (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        change_id uuid REFERENCES interview_changes ON DELETE CASCADE,
        staff_id uuid REFERENCES staff,
        method text NOT NULL CHECK (method IN ('REQUEST', 'CANCEL')),
        is_first boolean NOT NULL DEFAULT false,
        replaced_by uuid REFERENCES interview_changes ON DELETE SET NULL,
        erased jsonb,
        at timestamptz NOT NULL DEFAULT now(),
        CHECK ((change_id IS NULL) = (erased IS NOT NULL))
      );
      CREATE INDEX interview_mails_by_change ON interview_mails (change_id);
      CREATE INDEX interview_mails_by_replacement ON interview_mails (replaced_by) WHERE replaced_by IS NOT NULL;
      CREATE INDEX interview_mails_erased ON interview_mails (at) WHERE change_id IS NULL;
      ${allowStages([...stages, 'arranged-interview'])}
    `);
    for (const template of templates)
      await runner.query(
        "INSERT INTO mail_templates (key, stage, title, subject, body) VALUES ($1, 'arranged-interview', $2, $3, $4)",
        [...template],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_templates WHERE stage = 'arranged-interview';
      ${allowStages(stages)}
      DROP TABLE interview_mails, interview_changes, interview_people, interviews;
    `);
  }
}

const greeting = 'Dear {{name}},\n\n';
const facts = '\n\nWhen: {{when}}\nWhere: {{place}}\nWith: {{people}}\n\n{{details}}\n\n';
const goodbye = '\n\nKind regards,\n{{company}}';

/** Key, title, subject, body. */
const templates = [
  [
    'interview-arranged',
    'Interview: arranged',
    'Your interview for {{position}} ({{reference}})',
    `${greeting}We would like to talk with you about your application for {{position}}.${facts}The calendar entry in this mail has the same time. If it does not suit you, just answer this mail.${goodbye}`,
  ],
  [
    'interview-moved',
    'Interview: changed',
    'Changed: your interview for {{position}} ({{reference}})',
    `${greeting}Your interview for {{position}} has changed. It is now as follows.${facts}Your calendar moves the entry by itself where it has taken it. If the time does not suit you, just answer this mail.${goodbye}`,
  ],
  [
    'interview-cancelled',
    'Interview: cancelled',
    'Cancelled: your interview for {{position}} ({{reference}})',
    `${greeting}Your interview for {{position}} does not take place.\n\nIt was planned for {{when}}.\n\nIf you have a question, just answer this mail.${goodbye}`,
  ],
] as const;
