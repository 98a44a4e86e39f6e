import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is found out about a resume once it is filed: whether a scanner has passed it, what is doubtful inside, its text and
 * its preview. Resumes that were filed earlier go the same way by the event that was not there when they were stored.
 */
export class ExamineResumes1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE resumes
        ADD scan_state text NOT NULL DEFAULT 'pending'
          CHECK (scan_state IN ('pending', 'not-scanned', 'clean', 'infected')),
        ADD scanned_at timestamptz,
        ADD malware text CHECK (length(malware) <= 200),
        ADD flags text[] NOT NULL DEFAULT '{}',
        ADD has_preview boolean NOT NULL DEFAULT false;
      CREATE INDEX resumes_unscanned ON resumes (settled_at)
        WHERE state = 'stored' AND scan_state IN ('pending', 'not-scanned');

      CREATE TABLE resume_texts (
        application_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
        text text NOT NULL DEFAULT '' CHECK (length(text) <= 200000),
        state text NOT NULL CHECK (state IN ('done', 'empty', 'failed')),
        note text,
        extracted_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE resume_previews (
        application_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
        key text NOT NULL UNIQUE CHECK (key ~ '^[0-9a-z]{26}$'),
        pages integer NOT NULL DEFAULT 0 CHECK (pages BETWEEN 0 AND 5),
        state text NOT NULL CHECK (state IN ('begun', 'done', 'failed')),
        note text,
        made_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE erased_resumes (
        key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
        erased_at timestamptz NOT NULL DEFAULT now()
      );

      INSERT INTO outbox (event, subject_id) SELECT 'resume.stored', application_id FROM resumes WHERE state = 'stored'
        ON CONFLICT (event, subject_id) DO NOTHING;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM outbox WHERE event LIKE 'resume.%';
      DROP TABLE erased_resumes, resume_previews, resume_texts;
      DROP INDEX resumes_unscanned;
      ALTER TABLE resumes DROP scan_state, DROP scanned_at, DROP malware, DROP flags, DROP has_preview;
    `);
  }
}
