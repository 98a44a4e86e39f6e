import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An event can wait for its moment and be cancelled until then; a release of before passes over neither, but over a lease of 30
 * seconds. What a person did can be taken back: each action has a row with its subjects as they were. They have no foreign keys,
 * so that an undo can say that a subject is gone.
 */
export class TakeBackActions1764300000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox ADD not_before timestamptz, ADD cancelled_at timestamptz;
      CREATE INDEX outbox_delayed ON outbox (not_before) WHERE published_at IS NULL AND not_before IS NOT NULL;
      ALTER TABLE stage_moves ADD taken_back_at timestamptz;

      CREATE TABLE undoable_actions (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        staff_id uuid NOT NULL,
        role text NOT NULL,
        kind text NOT NULL,
        deed text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        until timestamptz NOT NULL,
        undone_at timestamptz
      );
      CREATE INDEX undoable_actions_by_staff ON undoable_actions (staff_id, until);
      CREATE INDEX undoable_actions_by_end ON undoable_actions (until);

      CREATE TABLE undoable_subjects (
        action_id uuid NOT NULL REFERENCES undoable_actions ON DELETE CASCADE,
        kind text NOT NULL,
        subject_id uuid NOT NULL,
        before jsonb NOT NULL,
        version_before integer,
        version_after integer,
        event_ids uuid[] NOT NULL DEFAULT '{}',
        erased_at timestamptz,
        erased_by text,
        PRIMARY KEY (action_id, subject_id),
        CHECK ((erased_at IS NULL) = (erased_by IS NULL))
      );
      CREATE INDEX undoable_subjects_by_subject ON undoable_subjects (subject_id);
    `);
  }

  /** Cancelled mails stay cancelled: their events count as published. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE undoable_subjects, undoable_actions;
      ALTER TABLE stage_moves DROP taken_back_at;
      DROP INDEX outbox_delayed;
      ALTER TABLE outbox DROP cancelled_at, DROP not_before;
    `);
  }
}
