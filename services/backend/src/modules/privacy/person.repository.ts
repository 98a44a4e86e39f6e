import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/database';
import { onlyRow, statement } from '../../platform/database/statement';
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

const find = forEachKind((kind, { table }) =>
  statement(
    `person.find-${kind}`,
    `SELECT id FROM ${table} WHERE address_key(email) = address_key($1::text) ORDER BY created_at, id`,
  ),
);
/** Only what was received before its sender was erased: what came afterwards is a new beginning. */
const findErased = forEachKind((kind, { table }) =>
  statement(
    `person.find-erased-${kind}`,
    `SELECT s.id FROM ${table} s JOIN erasure_list e ON e.address_hash = ${addressHash('s.email')}
     WHERE s.created_at <= e.erased_at ORDER BY s.id`,
  ),
);
const of = (kind: SubmissionKind) => `$${submissionKinds.indexOf(kind) + 1}::uuid[]`;
const everything = submissionKinds.map(of).join(' || ');
const applications = `WHERE application_id = ANY(${of('application')})`;
const tableOf = (kind: SubmissionKind) => `${submissions[kind].table} WHERE id = ANY(${of(kind)})`;
const consents = submissionKinds.map((kind) => `${submissions[kind].consent} = ANY(${of(kind)})`).join(' OR ');
const references = submissionKinds.map((kind) => `SELECT reference FROM ${tableOf(kind)}`).join(' UNION ALL ');
const counted: Record<keyof PersonCounts, string> = {
  ...(Object.fromEntries(submissionKinds.map((kind) => [submissions[kind].countName, tableOf(kind)])) as Record<
    CountName,
    string
  >),
  resumes: `resumes ${applications}`,
  consents: `consents WHERE ${consents}`,
  notes: `application_notes ${applications}`,
  stageMoves: `stage_moves ${applications}`,
  stageMails: `stage_mails ${applications}`,
  deliveries: `deliveries WHERE subject_id = ANY(${everything})`,
  duplicates: `duplicate_links WHERE a = ANY(${of('application')}) OR b = ANY(${of('application')})`,
  keptAnswers: `idempotency_keys WHERE answer->>'reference' IN (${references})`,
};
const count = statement(
  'person.count',
  `SELECT ${Object.entries(counted)
    .map(([name, rows]) => `(SELECT count(*)::int FROM ${rows}) AS "${name}"`)
    .join(', ')}`,
);
/** Finds and counts what is held about the owner of an address, in all spellings of the same mailbox. */
@Injectable()
export class PersonRepository {
  async find(sql: Sql, email: string): Promise<SubmissionIds> {
    return collect((kind) => sql.query<{ id: string }>(find[kind], [email]));
  }

  /** Submissions that are there although their senders are on the erasure list. */
  async findErased(sql: Sql): Promise<SubmissionIds> {
    return collect((kind) => sql.query<{ id: string }>(findErased[kind]));
  }

  async count(sql: Sql, ids: SubmissionIds): Promise<PersonCounts> {
    const values = submissionKinds.map((kind) => ids[kind]);
    return onlyRow(await sql.query<PersonCounts>(count, values));
  }
}

async function collect(rowsOf: (kind: SubmissionKind) => Promise<{ id: string }[]>): Promise<SubmissionIds> {
  const found: [SubmissionKind, string[]][] = [];
  for (const kind of submissionKinds) found.push([kind, (await rowsOf(kind)).map(({ id }) => id)]);
  return Object.fromEntries(found) as SubmissionIds;
}
