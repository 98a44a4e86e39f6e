import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people do with an application: moves from stage to stage, reasons for a rejection, notes.
 * A move keeps since when its application had been in the stage that it left, so that each row tells a whole stay, and it
 * keeps the reason's words, so that history does not change when the list of reasons does.
 */
export class CreatePipelineTables1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rejection_reasons (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        label text NOT NULL CHECK (length(label) BETWEEN 1 AND 120),
        position integer NOT NULL DEFAULT 0 CHECK (position BETWEEN 0 AND 10000),
        retired_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX rejection_reasons_label ON rejection_reasons (lower(label)) WHERE retired_at IS NULL;
      INSERT INTO rejection_reasons (label, position) VALUES
        ('Experience does not match', 10), ('Skills do not match', 20), ('Position has been filled', 30),
        ('Salary expectation does not match', 40), ('Not available in time', 50), ('Did not appear', 60), ('Other', 70);

      ALTER TABLE applications
        ADD rejection_reason_id uuid REFERENCES rejection_reasons,
        ADD CHECK (rejection_reason_id IS NULL OR stage = 'rejected');
      CREATE INDEX applications_by_rejection_reason ON applications (rejection_reason_id, id)
        WHERE rejection_reason_id IS NOT NULL;

      CREATE TABLE stage_moves (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        from_stage text NOT NULL,
        to_stage text NOT NULL,
        since timestamptz NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        staff_id uuid NOT NULL,
        staff_name text NOT NULL,
        reason_id uuid REFERENCES rejection_reasons,
        reason_label text,
        note text CHECK (length(note) BETWEEN 1 AND 1000),
        mailed boolean NOT NULL DEFAULT false,
        CHECK (from_stage <> to_stage),
        CHECK ((reason_id IS NULL) = (reason_label IS NULL))
      );
      CREATE INDEX stage_moves_by_application ON stage_moves (application_id, id);
      CREATE INDEX stage_moves_by_time ON stage_moves (at);
      CREATE INDEX stage_moves_by_reason ON stage_moves (reason_id) WHERE reason_id IS NOT NULL;

      CREATE TABLE application_notes (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX application_notes_by_application ON application_notes (application_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE application_notes;
      DROP TABLE stage_moves;
      ALTER TABLE applications DROP rejection_reason_id;
      DROP TABLE rejection_reasons;
    `);
  }
}
