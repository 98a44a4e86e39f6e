import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deeds of HR about an application for which one has to have it before oneself. */
const seenBy = [
  'resume.read',
  'application.edited',
  'application.put-off',
  'application.linked',
  'application.unlinked',
  'application.answer-paused',
  'application.answer-resumed',
];
const list = seenBy.map((action) => `'${action}'`).join(', ');

/**
 * Who of HR opened an application first, and when. Rows from before are opened where a move, a note or the audit log says so: a resume
 * that was only loaded ahead is none, and general administrators do not count.
 */
export class NoteFirstOpenings1764300000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications ADD first_opened_at timestamptz, ADD first_opened_by text,
        ADD CHECK ((first_opened_at IS NULL) = (first_opened_by IS NULL));
      UPDATE applications a SET first_opened_at = first.at, first_opened_by = first.by
      FROM (
        SELECT DISTINCT ON (id) id, at, by FROM (
          SELECT application_id::text AS id, at, staff_name AS by FROM stage_moves
          UNION ALL SELECT application_id::text, created_at, author_name FROM application_notes
          UNION ALL SELECT subject_id, at, actor_name FROM audit_log l
            WHERE subject_type = 'application' AND action IN (${list}) AND actor_name IS NOT NULL
              AND NOT coalesce((details->>'ahead')::boolean, false)
              AND NOT EXISTS (SELECT FROM staff s WHERE s.id = l.actor_id AND s.role = 'general')) seen
        ORDER BY id, at) first
      WHERE a.id::text = first.id;
      CREATE INDEX applications_unseen ON applications (created_at, id) INCLUDE (stage)
        WHERE standing = 'clear' AND first_opened_at IS NULL AND stage NOT IN ('hired', 'rejected', 'withdrawn');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP first_opened_at, DROP first_opened_by');
  }
}
