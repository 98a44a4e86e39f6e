import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { forEachKind, type SubmissionKind, submissions } from '../../submissions/kinds.facts';

export interface PersonRecord {
  reference: string;
  /** The file name in the address of the resume. */
  resume: string | null;
  record: object;
}

const all = (rows: string, order: string) => `coalesce((SELECT jsonb_agg(${rows} ORDER BY ${order})`;

const subjects = Object.values(submissions)
  .map(({ consent }) => consent)
  .join(',');

/** The submission and its history. The names of staff are left out, because they are not the person's data. */
const about = (kind: SubmissionKind) => `
  'consents', ${all(`to_jsonb(c) - '{id,${subjects}}'::text[]`, 'c.id')}
    FROM consents c WHERE c.${submissions[kind].consent} = s.id), '[]'),
  'mails', ${all(
    "jsonb_build_object('template', d.template, 'recipient', d.recipient, 'state', d.state, 'createdAt', d.created_at, 'sentAt', d.sent_at)",
    'd.id',
  )} FROM deliveries d WHERE d.subject_id = s.id), '[]'),
  'auditLog', ${all("jsonb_build_object('at', l.at, 'action', l.action, 'details', l.details)", 'l.at, l.id')}
    FROM public.audit_log l WHERE l.subject_type = '${kind}' AND l.subject_id = s.id::text), '[]')`;

const ofApplications = `,
  'stageMoves', ${all(
    "jsonb_build_object('at', m.at, 'from', m.from_stage, 'to', m.to_stage, 'reason', m.reason_label, 'note', m.note)",
    'm.id',
  )} FROM stage_moves m WHERE m.application_id = s.id), '[]'),
  'notes', ${all("jsonb_build_object('text', n.text, 'createdAt', n.created_at, 'updatedAt', n.updated_at)", 'n.id')}
    FROM application_notes n WHERE n.application_id = s.id), '[]'),
  'stageMails', ${all("jsonb_build_object('at', t.created_at, 'subject', t.subject, 'body', t.body)", 't.id')}
    FROM stage_mails t WHERE t.application_id = s.id), '[]'),
  'alsoApplied', ${all("jsonb_build_object('reference', o.reference, 'reasons', l.reasons, 'state', l.state)", 'o.id')}
    FROM duplicate_links l JOIN applications o ON o.id IN (l.a, l.b) AND o.id <> s.id
    WHERE s.id IN (l.a, l.b) AND address_key(o.email) = address_key(s.email)), '[]'),
  'resume', (SELECT jsonb_build_object('originalName', r.original_name, 'type', r.type, 'size', r.size,
      'sha256', encode(r.sha256, 'hex'), 'state', r.state, 'note', r.note, 'settledAt', r.settled_at,
      'scanState', r.scan_state, 'flags', r.flags, 'text', x.text)
    FROM resumes r LEFT JOIN resume_texts x USING (application_id) WHERE r.application_id = s.id)`;

const internal = "'{search_line,reached_stages,version}'::text[]";
const read = forEachKind((kind, { table }) => {
  const isApplication = kind === 'application';
  const more = isApplication ? ofApplications : '';
  const resume = isApplication ? '(SELECT key FROM resumes WHERE application_id = s.id)' : 'NULL';
  return statement(
    `person-records.read-${kind}`,
    `SELECT s.reference, ${resume} AS resume,
       jsonb_build_object('kind', '${kind}', 'submission', to_jsonb(s) - ${internal}, ${about(kind)}${more}) AS record
     FROM ${table} s WHERE s.id = $1`,
  );
});

/** Everything that is held about one submission, as the person who sent it gets it. */
@Injectable()
export class PersonRecordsRepository {
  constructor(private readonly database: Database) {}

  /** Null when it has gone meanwhile. */
  async read(kind: SubmissionKind, id: string): Promise<PersonRecord | null> {
    return (await this.database.query<PersonRecord>(read[kind], [id]))[0] ?? null;
  }
}
