import type { Sql } from '../../platform/database/database';
import { findRow, oneRow, queries } from '../../platform/database/queries';
import { onlyRow, type Statement, statement } from '../../platform/database/statement';
import { selectEventsAbout } from '../../platform/outbox/outbox';
import { personalLinks } from '../duplicates/duplicates.facts';
import { enquiryKinds, type EnquiryName } from '../enquiries/enquiry-kinds.facts';
import { enquiryNotesAbout, personalEnquiryNotes } from '../enquiries/notes/enquiry-notes.facts';
import { findReceivedFrom } from '../received-mails/find-received-mail.use-case';
import {
  personalReceived,
  personalReceivedFiles,
  receivedMailsOf,
  receivedSenders,
} from '../received-mails/received-mails.facts';
import { enquiryRepliesTo, personalEnquiryReplies } from '../enquiries/replies/enquiry-replies.facts';
import { personalInterviews } from '../interviews/interviews.facts';
import { findStrayMails } from '../notifications/erase-mails.use-case';
import { personalMails, personalMailTexts, personalStageMails, strayMails } from '../notifications/notifications.facts';
import { personalNotes, personalStageMoves } from '../pipeline/pipeline.facts';
import {
  personalFormerResumes,
  personalResume,
  personalResumeAsks,
  personalResumeKeys,
} from '../resumes/resumes.facts';
import {
  type CountName,
  forEachKind,
  type SubmissionKind,
  submissionKinds,
  submissions,
} from '../submissions/kinds.facts';
import { type ListedErasure, selectErased } from './erase/erasure-list.repository';

export type SubmissionIds = Record<SubmissionKind, string[]>;

export const noSubmissions = (): SubmissionIds => forEachKind((): string[] => []);

const ofSender = forEachKind((kind, { table }) =>
  statement(
    `person.find-${kind}`,
    `SELECT id FROM ${table} WHERE address_key(email) = address_key($1::text) ORDER BY created_at, id`,
  ),
);

/** The ids of all that has come from an address, in any spelling of the same mailbox. */
export async function findSubmissions(sql: Sql, email: string): Promise<SubmissionIds> {
  const ids = noSubmissions();
  for (const kind of submissionKinds)
    ids[kind] = (await sql.query<{ id: string }>(ofSender[kind], [email])).map(({ id }) => id);
  return ids;
}

/** Ids of mails that have a person's address and need not be about a submission of theirs: those that we got, and records of ours. */
export interface MailIds {
  received: string[];
  deliveries: string[];
}
export type MailKind = keyof MailIds;
export const noMails = (): MailIds => ({ received: [], deliveries: [] });

/** Those of an address, in any spelling of the same mailbox. */
export const findMails = async (sql: Sql, email: string): Promise<MailIds> => ({
  received: await findReceivedFrom(sql, email),
  deliveries: await findStrayMails(sql, email),
});

const BATCH = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const erased = forEachKind((kind, { table }) => statement(`person.find-erased-${kind}`, selectErased({ table })));
const erasedMails = {
  received: statement('person.find-erased-received', selectErased(receivedSenders)),
  deliveries: statement('person.find-erased-deliveries', selectErased(strayMails)),
} satisfies Record<MailKind, Statement>;

type Looked = { last: string | null; erased: string[] };

/** Looks at all rows of a table, batch by batch, and gives the ids of those whose people are erased; later rows are kept. */
async function* lookThrough(sql: Sql, select: Statement, erasures: readonly ListedErasure[]) {
  const listed = [erasures.map(({ addressHash }) => addressHash), erasures.map(({ erasedAt }) => erasedAt)];
  for (let after: string | null = FIRST_ID; after !== null;) {
    const looked: Looked = onlyRow(await sql.query<Looked>(select, [...listed, after, BATCH]));
    yield* looked.erased;
    after = looked.last;
  }
}

/** The submissions that are there although their senders are erased. Looks at none without an erasure. */
export async function* findErasedSubmissions(sql: Sql, erasures: readonly ListedErasure[]) {
  for (const kind of erasures.length > 0 ? submissionKinds : [])
    for await (const id of lookThrough(sql, erased[kind], erasures)) yield { kind, id };
}

/** The same of mails. */
export async function* findErasedMails(sql: Sql, erasures: readonly ListedErasure[]) {
  for (const kind of erasures.length > 0 ? (['received', 'deliveries'] as const) : [])
    for await (const id of lookThrough(sql, erasedMails[kind], erasures)) yield { kind, id };
}

const of = (kind: SubmissionKind) => `$${submissionKinds.indexOf(kind) + 1}::uuid[]`;
const everything = submissionKinds.map(of).join(' || ');
const [received, deliveries] = [1, 2].map((at) => `$${submissionKinds.length + at}::uuid[]`);
const ofEnquiries = `= ANY(${enquiryKinds.map(of).join(' || ')})`;
const applications = `WHERE application_id = ANY(${of('application')})`;
const tableOf = (kind: SubmissionKind) => `${submissions[kind].table} WHERE id = ANY(${of(kind)})`;
const consents = submissionKinds.map((kind) => `${submissions[kind].consent} = ANY(${of(kind)})`).join(' OR ');
const references = submissionKinds.map((kind) => `SELECT reference FROM ${tableOf(kind)}`).join(' UNION ALL ');
const countTables = submissionKinds.map((kind) => [submissions[kind].countName, tableOf(kind)]);
const counted = {
  ...(Object.fromEntries(countTables) as Record<CountName, string>),
  resumes: `resumes ${applications}`,
  formerResumes: `former_resumes ${applications}`,
  resumeAsks: `resume_asks ${applications}`,
  consents: `consents WHERE ${consents}`,
  notes: `application_notes ${applications}`,
  enquiryNotes: enquiryNotesAbout(ofEnquiries),
  enquiryReplies: enquiryRepliesTo(ofEnquiries),
  receivedMails: `${receivedMailsOf(`= ANY(${everything})`)} OR id = ANY(${received})`,
  stageMoves: `stage_moves ${applications}`,
  stageMails: `stage_mails ${applications}`,
  interviews: `interviews ${applications}`,
  // Also what colleagues were told of these mails. By a union, because an OR with a query is answered by reading all mails.
  deliveries: `(SELECT id FROM deliveries WHERE subject_id = ANY(${everything}) OR id = ANY(${deliveries})
    UNION SELECT id FROM deliveries WHERE event_id IN (${selectEventsAbout(`SELECT unnest(${received})`)})) AS erased`,
  duplicates: `duplicate_links WHERE a = ANY(${of('application')}) OR b = ANY(${of('application')})`,
  keptAnswers: `idempotency_keys WHERE answer->>'reference' IN (${references})`,
};
export type PersonCounts = Record<keyof typeof counted, number>;
export const personCounts = Object.keys(counted) as (keyof PersonCounts)[];
const counts = Object.entries(counted).map(([name, rows]) => `(SELECT count(*)::int FROM ${rows}) AS "${name}"`);
const { count } = queries('person', { count: oneRow<PersonCounts, string[][]>(`SELECT ${counts.join(', ')}`) });

/** The records that belong to these submissions, and these mails, each once. */
export const countRecords = (sql: Sql, ids: SubmissionIds, mails = noMails()): Promise<PersonCounts> =>
  count(sql, ...submissionKinds.map((kind) => ids[kind]), mails.received, mails.deliveries);

export interface PersonRecord {
  reference: string;
  /** The file names in the addresses of the resume and, behind it, of those that it has replaced. */
  resumes: string[];
  /** The ids of the files of received mails. */
  files: string[];
  record: object;
}

const all = ({ row, order, from }: Record<'row' | 'order' | 'from', string>) =>
  `coalesce((SELECT jsonb_agg(${row} ORDER BY ${order}) FROM ${from}), '[]')`;

const subjects = submissionKinds.map((kind) => submissions[kind].consent).join(',');

/** The submission and its history. The names of staff are left out, because they are not the person's data. */
const about = (kind: SubmissionKind) => `
  'consents', ${all({
    row: `to_jsonb(c) - '{id,${subjects}}'::text[]`,
    order: 'c.id',
    from: `consents c WHERE c.${submissions[kind].consent} = s.id`,
  })},
  'mails', ${all(personalMails)},
  'received', ${all(personalReceived(kind))},
  'auditLog', ${all({
    row: "jsonb_build_object('at', l.at, 'action', l.action, 'details', l.details)",
    order: 'l.at, l.id',
    from: `public.audit_log l WHERE l.subject_type = '${kind}' AND l.subject_id = s.id::text`,
  })}`;

const moreOfEnquiries = (kind: EnquiryName) => `,
  'notes', ${all(personalEnquiryNotes(kind))},
  'replies', ${all(personalEnquiryReplies(kind))}`;

const moreOfApplications = `,
  'stageMoves', ${all(personalStageMoves)},
  'notes', ${all(personalNotes)},
  'stageMails', ${all(personalStageMails)},
  'interviews', ${all(personalInterviews)},
  'mailTexts', ${all(personalMailTexts)},
  'alsoApplied', ${all(personalLinks)},
  'resume', ${personalResume},
  'formerResumes', ${all(personalFormerResumes)},
  'resumeAsks', ${all(personalResumeAsks)}`;

const internal = "'{search_line,reached_stages,version,first_opened_by}'::text[]";
/** Everything that is held about one submission, as the person who sent it gets it. Nothing when it has gone meanwhile. */
export const readRecord = queries(
  'person-records',
  forEachKind((kind, { table }) => {
    const isApplication = kind === 'application';
    const more = isApplication ? moreOfApplications : moreOfEnquiries(kind);
    const resumes = isApplication ? personalResumeKeys : "'{}'::text[]";
    return findRow<PersonRecord, [id: string]>(`
      SELECT s.reference, ${resumes} AS resumes, ${personalReceivedFiles(kind)} AS files,
        jsonb_build_object('kind', '${kind}', 'submission', to_jsonb(s) - ${internal}, ${about(kind)}${more}) AS record
      FROM ${table} s WHERE s.id = $1`);
  }),
);
