import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Resumes that nobody can open are asked for again, by a link that takes another file. A token is kept as its hash; of the post only
 * the id, so that one which was deleted meanwhile is known to be over. The former file stays with all that was found out about it.
 */
export class AskForOtherResumes1764220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resumes ADD received_at timestamptz, ADD answers_ask uuid;

      CREATE TABLE resume_asks (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        resume_key text NOT NULL UNIQUE,
        reason text NOT NULL CHECK (reason IN ('locked', 'damaged', 'infected', 'lost')),
        job_post_id uuid,
        asked_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        answered_at timestamptz,
        refusal text CHECK (length(refusal) <= 300)
      );
      CREATE INDEX resume_asks_by_application ON resume_asks (application_id);

      CREATE TABLE resume_ask_tokens (
        hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
        ask_id uuid NOT NULL REFERENCES resume_asks ON DELETE CASCADE
      );
      CREATE INDEX resume_ask_tokens_by_ask ON resume_ask_tokens (ask_id);

      CREATE TABLE former_resumes (
        key text PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        type text NOT NULL,
        original_name text NOT NULL,
        size integer NOT NULL,
        sha256 bytea NOT NULL,
        state text NOT NULL,
        note text,
        settled_at timestamptz,
        scan_state text NOT NULL,
        scanned_at timestamptz,
        malware text,
        flags text[] NOT NULL,
        preview_key text,
        spooled bytea,
        received_at timestamptz NOT NULL,
        replaced_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE former_resumes ALTER COLUMN spooled SET STORAGE EXTERNAL;
      CREATE INDEX former_resumes_by_application ON former_resumes (application_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE former_resumes, resume_ask_tokens, resume_asks;
      ALTER TABLE resumes DROP received_at, DROP answers_ask;
    `);
  }
}
