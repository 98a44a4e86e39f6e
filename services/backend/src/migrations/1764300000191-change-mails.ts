import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words of the company's own for mails of the system, with the default that they were written in place of; mails that are switched off;
 * mails that people of the staff had sent to themselves; and mails that they look at, for as long as a page needs to load one.
 */
export class ChangeMails1764300000191 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE changed_mails (
        key text PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 60),
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
        body text NOT NULL CHECK (length(body) BETWEEN 1 AND 8000),
        default_subject text NOT NULL,
        default_body text NOT NULL,
        version integer GENERATED ALWAYS AS IDENTITY,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE switched_off_mails (
        key text PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 60),
        since timestamptz NOT NULL DEFAULT now(),
        by_name text NOT NULL
      );
      CREATE TABLE test_mails (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        key text NOT NULL,
        stage text NOT NULL,
        email text NOT NULL,
        subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
        body text NOT NULL CHECK (length(body) BETWEEN 1 AND 8000),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE mail_previews (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
        html text NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX mail_previews_by_person ON mail_previews (staff_id);
      CREATE INDEX test_mails_by_person ON test_mails (staff_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_previews, test_mails, switched_off_mails, changed_mails');
  }
}
