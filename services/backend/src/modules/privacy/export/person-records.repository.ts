import { findRow, queries } from '../../../platform/database/queries';
import { forEachKind, type SubmissionKind, submissions } from '../../submissions/kinds.facts';
import { personalLinks } from '../../duplicates/duplicates.facts';
import { personalMails, personalStageMails } from '../../notifications/notifications.facts';
import { personalNotes, personalStageMoves } from '../../pipeline/pipeline.facts';
import { personalResume, personalResumeKey } from '../../resumes/resumes.facts';

export interface PersonRecord {
  reference: string;
  /** The file name in the address of the resume. */
  resume: string | null;
  record: object;
}

const all = ({ row, order, from }: Record<'row' | 'order' | 'from', string>) =>
  `coalesce((SELECT jsonb_agg(${row} ORDER BY ${order}) FROM ${from}), '[]')`;

const subjects = Object.values(submissions)
  .map(({ consent }) => consent)
  .join(',');

/** The submission and its history. The names of staff are left out, because they are not the person's data. */
const about = (kind: SubmissionKind) => `
  'consents', ${all({
    row: `to_jsonb(c) - '{id,${subjects}}'::text[]`,
    order: 'c.id',
    from: `consents c WHERE c.${submissions[kind].consent} = s.id`,
  })},
  'mails', ${all(personalMails)},
  'auditLog', ${all({
    row: "jsonb_build_object('at', l.at, 'action', l.action, 'details', l.details)",
    order: 'l.at, l.id',
    from: `public.audit_log l WHERE l.subject_type = '${kind}' AND l.subject_id = s.id::text`,
  })}`;

const ofApplications = `,
  'stageMoves', ${all(personalStageMoves)},
  'notes', ${all(personalNotes)},
  'stageMails', ${all(personalStageMails)},
  'alsoApplied', ${all(personalLinks)},
  'resume', ${personalResume}`;

const internal = "'{search_line,reached_stages,version}'::text[]";
/** Everything that is held about one submission, as the person who sent it gets it. Nothing when it has gone meanwhile. */
export const readRecord = queries(
  'person-records',
  forEachKind((kind, { table }) => {
    const isApplication = kind === 'application';
    const more = isApplication ? ofApplications : '';
    const resume = isApplication ? personalResumeKey : 'NULL';
    return findRow<PersonRecord, [id: string]>(`
      SELECT s.reference, ${resume} AS resume,
        jsonb_build_object('kind', '${kind}', 'submission', to_jsonb(s) - ${internal}, ${about(kind)}${more}) AS record
      FROM ${table} s WHERE s.id = $1`);
  }),
);
