import { joinTexts } from '../../platform/database/queries';
/** A deed over more applications than a request waits for. Subject: the deed. */
export const BULK_DEED_REQUESTED = 'bulk-deed.requested';
export const BULK_DEED_JOB = 'pipeline.finish-bulk-deed';

/** SQL: all notes about an application as one text, empty without any. */
export const joinedNotes = (application: string) => `coalesce((
  SELECT ${joinTexts('author_name', 'text')}
  FROM application_notes WHERE application_id = ${application}), '')`;

/** SQL: the moves of the application `s` and the notes about it, as the applicant gets them: without the names of staff. */
export const personalStageMoves = {
  row: "jsonb_build_object('at', m.at, 'from', m.from_stage, 'to', m.to_stage, 'reason', m.reason_label, 'note', m.note, 'takenBackAt', m.taken_back_at)",
  order: 'm.id',
  from: 'stage_moves m WHERE m.application_id = s.id',
};
export const personalNotes = {
  row: "jsonb_build_object('text', n.text, 'createdAt', n.created_at, 'updatedAt', n.updated_at)",
  order: 'n.id',
  from: 'application_notes n WHERE n.application_id = s.id',
};

/** SQL: the ids of the applications of moves `m`, those that were taken back left out. */
export const selectMoved = (condition: string) =>
  `SELECT m.application_id FROM stage_moves m WHERE m.taken_back_at IS NULL AND ${condition}`;

/** The texts of the notes on some applications, as `id`, `where` and `text`. */
export const selectNotes = (applications: string) =>
  `SELECT n.application_id AS id, 'note' AS where, n.text FROM application_notes n WHERE n.application_id = ANY(${applications}::uuid[])`;
