import type { Sql } from '../../platform/database/database';
import { listRows, oneRow, queries } from '../../platform/database/queries';
import { addressHash } from './erase/erasure-list.repository';
import {
  type CountName,
  forEachKind,
  type SubmissionKind,
  submissionKinds,
  submissions,
} from '../submissions/kinds.facts';

export interface PersonCounts extends Record<CountName, number> {
  resumes: number;
  consents: number;
  notes: number;
  stageMoves: number;
  stageMails: number;
  deliveries: number;
  duplicates: number;
  keptAnswers: number;
}

export type SubmissionIds = Record<SubmissionKind, string[]>;

type Id = { id: string };

const find = queries(
  'person.find',
  forEachKind((_kind, { table }) =>
    listRows<Id, [email: string]>(`
      SELECT id FROM ${table} WHERE address_key(email) = address_key($1::text) ORDER BY created_at, id`),
  ),
);
/** Only submissions received before their sender was erased; later ones are kept. */
const findErased = queries(
  'person.find-erased',
  forEachKind((_kind, { table }) =>
    listRows<Id>(`
      SELECT s.id FROM ${table} s JOIN erasure_list e ON e.address_hash = ${addressHash('s.email')}
      WHERE s.created_at <= e.erased_at ORDER BY s.id`),
  ),
);
const of = (kind: SubmissionKind) => `$${submissionKinds.indexOf(kind) + 1}::uuid[]`;
const everything = submissionKinds.map(of).join(' || ');
const applications = `WHERE application_id = ANY(${of('application')})`;
const tableOf = (kind: SubmissionKind) => `${submissions[kind].table} WHERE id = ANY(${of(kind)})`;
const consents = submissionKinds.map((kind) => `${submissions[kind].consent} = ANY(${of(kind)})`).join(' OR ');
const references = submissionKinds.map((kind) => `SELECT reference FROM ${tableOf(kind)}`).join(' UNION ALL ');
const countTables = submissionKinds.map((kind) => [submissions[kind].countName, tableOf(kind)]);
const counted: Record<keyof PersonCounts, string> = {
  ...(Object.fromEntries(countTables) as Record<CountName, string>),
  resumes: `resumes ${applications}`,
  consents: `consents WHERE ${consents}`,
  notes: `application_notes ${applications}`,
  stageMoves: `stage_moves ${applications}`,
  stageMails: `stage_mails ${applications}`,
  deliveries: `deliveries WHERE subject_id = ANY(${everything})`,
  duplicates: `duplicate_links WHERE a = ANY(${of('application')}) OR b = ANY(${of('application')})`,
  keptAnswers: `idempotency_keys WHERE answer->>'reference' IN (${references})`,
};
const counts = Object.entries(counted).map(([name, rows]) => `(SELECT count(*)::int FROM ${rows}) AS "${name}"`);
const { count } = queries('person', { count: oneRow<PersonCounts, string[][]>(`SELECT ${counts.join(', ')}`) });

/** The submissions of the owner of an address, in all spellings of the same mailbox. */
export const findSubmissions = (sql: Sql, email: string): Promise<SubmissionIds> =>
  collect((kind) => find[kind](sql, email));

/** Submissions that are there although their senders are on the erasure list. */
export const findErasedSubmissions = (sql: Sql): Promise<SubmissionIds> => collect((kind) => findErased[kind](sql));

/** Counts submissions and the records that belong to them. */
export const countRecords = (sql: Sql, ids: SubmissionIds): Promise<PersonCounts> =>
  count(sql, ...submissionKinds.map((kind) => ids[kind]));

async function collect(rowsOf: (kind: SubmissionKind) => Promise<Id[]>): Promise<SubmissionIds> {
  const found = forEachKind((): string[] => []);
  for (const kind of submissionKinds) found[kind] = (await rowsOf(kind)).map(({ id }) => id);
  return found;
}
