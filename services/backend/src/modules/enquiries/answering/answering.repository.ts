import type { Sql } from '../../../platform/database/database';
import { findRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { type EndedAssignment, newestEndedAssignments } from '../../audit/deeds/ended-assignments.facts';
import { countDaysBegunSince, endOfThisWorkingDay } from '../../calendar/calendar.facts';
import { isGeneralAdmin, staffName } from '../../staff/staff.facts';
import type { Standing } from '../../submissions/kinds.facts';
import { enquiries, enquiryKinds, type EnquiryName, forEachEnquiry } from '../enquiry-kinds.facts';
import { subjectColumn } from '../subject-columns.facts';
import type { EnquiryState } from './enquiry-answering.facts';

/** Where an enquiry stands, with its moments as the database writes them, to the microsecond. */
export interface Answering {
  state: EnquiryState;
  answerFrom: string | null;
  answerDueAt: string | null;
}

interface LockedRow extends Answering {
  id: string;
  name: string;
  reference: string;
  email: string;
  /** The same for all spellings of an address that lead to one mailbox. */
  mailbox: string;
  version: number;
  standing: Standing;
  assignedTo: string | null;
  /** The name of that person. */
  assignee: string | null;
}

export interface LockedEnquiry extends LockedRow {
  kind: EnquiryName;
}

const columns = `id, name, reference, email, address_key(email) AS mailbox, version, standing, state, answer_from::text AS "answerFrom", answer_due_at::text AS "answerDueAt",
  assigned_to AS "assignedTo", ${staffName('assigned_to')} AS assignee`;

/** SQL: when the person who has an enquiry has written the last note about it, or the last reply to it, arrived or not. */
const lastDeedOf = (alias: string, kind: EnquiryName) =>
  ['enquiry_notes', 'enquiry_replies']
    .map(
      (table) =>
        `(SELECT max(w.created_at) FROM ${table} w WHERE w.${subjectColumn(kind)} = ${alias}.id AND w.author_id = ${alias}.assigned_to)`,
    )
    .join(', ');

/** By kind. */
export const answering = forEachEnquiry(({ name, table }) =>
  queries(`answering.${name}`, {
    /** Those that exist, locked until the transaction ends. */
    lock: listRows<LockedRow, [ids: readonly string[]]>(`
      SELECT ${columns} FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`),

    read: listRows<LockedRow, [ids: readonly string[]]>(`
      SELECT ${columns} FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id`),

    names: listRows<{ id: string; name: string }, [ids: readonly string[]]>(`
      SELECT id, name FROM ${table} WHERE id = ANY($1::uuid[])`),

    /** The version stays: an assignment must not refuse the answer that a colleague has begun. */
    assign: run<[ids: readonly string[], to: string | null]>(`
      UPDATE ${table} SET assigned_to = $2::uuid, assigned_at = CASE WHEN $2::uuid IS NOT NULL THEN clock_timestamp() END
      WHERE id = ANY($1::uuid[])`),

    /** Assigns each to the person before; to nobody where that person is gone by now. */
    assignBack: run<[was: string]>(`
      UPDATE ${table} e SET assigned_to = CASE WHEN ${staffName('w.to')} IS NOT NULL THEN w.to END, assigned_at = clock_timestamp()
      FROM jsonb_to_recordset($1::jsonb) AS w(id uuid, "to" uuid) WHERE e.id = w.id`),

    /** Open ones whose person has let so many working days go by without a note or a reply; one that somebody else works on now waits for the next round. */
    lockIdle: listRows<LockedRow, [days: number, most: number]>(`
      SELECT ${columns} FROM ${table} e
      WHERE state = 'open' AND standing = 'clear' AND assigned_to IS NOT NULL
        AND ${countDaysBegunSince(`greatest(assigned_at, answer_from, ${lastDeedOf('e', name)})`)} >= $1
      ORDER BY id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`),

    /** What is opened again has to be answered as if it came now. */
    setStates: listRows<{ id: string; version: number }, [ids: readonly string[], state: EnquiryState]>(`
      UPDATE ${table} SET state = $2, version = version + 1,
        answer_from = CASE WHEN $2 = 'open' THEN clock_timestamp() ELSE answer_from END,
        answer_due_at = CASE WHEN $2 = 'open' THEN client_answer_due_from(clock_timestamp()) END
      WHERE id = ANY($1::uuid[]) RETURNING id, version`),

    /** To where each stood; who has them stays. */
    setBack: listRows<{ id: string; version: number; assignedTo: string | null }, [were: string]>(`
      UPDATE ${table} e SET state = w.state, answer_from = w."answerFrom", answer_due_at = w."answerDueAt", version = e.version + 1
      FROM jsonb_to_recordset($1::jsonb) AS w(id uuid, state text, "answerFrom" timestamptz, "answerDueAt" timestamptz)
      WHERE e.id = w.id RETURNING e.id, e.version, e.assigned_to AS "assignedTo"`),

    /** A reply that a colleague has begun is refused: there is something that they have not read. */
    raiseVersion: oneRow<{ version: number }, [id: string]>(`
      UPDATE ${table} SET version = version + 1 WHERE id = $1 RETURNING version`),

    /** Moves dates that are not over yet to where the calendar of now has them. None becomes one that is over, and those that are over stay. */
    moveOpenDates: run(`
      UPDATE ${table} e SET answer_due_at = open.due
      FROM (
        SELECT id, greatest(client_answer_due_from(answer_from), ${endOfThisWorkingDay}) AS due
        FROM ${table} WHERE state = 'open' AND answer_due_at >= now() ORDER BY id FOR NO KEY UPDATE) open
      WHERE e.id = open.id AND open.due <> e.answer_due_at`),
  }),
);

/** An enquiry that is open and nobody's, because the person who had it has let their time go by. */
export interface NobodysAgain extends EndedAssignment {
  name: string;
  reference: string;
}

/** Whether somebody else has had it since does not matter: it is nobody's now. */
const nobodysAgain = enquiryKinds
  .map(
    (kind) => `SELECT e.name, e.reference, d."assignedTo", d.days, d.at
      FROM ${enquiries[kind].table} e JOIN (${newestEndedAssignments(kind)}) d ON d.id = e.id::text
      WHERE e.state = 'open' AND e.standing = 'clear' AND e.assigned_to IS NULL`,
  )
  .join(' UNION ALL ');

export const { findAdmin, countNobodysAgain, listNobodysAgain } = queries('answering', {
  /** Of all kinds together, and when the newest became nobody's; null without any. */
  countNobodysAgain: oneRow<{ count: number; newest: Date | null }>(`
    SELECT count(*)::int, max(at) AS newest FROM (${nobodysAgain}) n`),

  /** Of all kinds together, the newest first. */
  listNobodysAgain: listRows<NobodysAgain, [limit: number]>(`
    SELECT * FROM (${nobodysAgain}) n ORDER BY at DESC, reference LIMIT $1`),

  /** A general administrator of now. */
  findAdmin: findRow<{ id: string; name: string }, [id: string]>(`
    SELECT $1::uuid AS id, ${staffName('$1::uuid')} AS name WHERE ${isGeneralAdmin('$1::uuid')}`),
});

async function listOfKinds(sql: Sql, how: 'lock' | 'read', ids: readonly string[]): Promise<LockedEnquiry[]> {
  const found: LockedEnquiry[] = [];
  for (const kind of enquiryKinds)
    for (const row of await answering[kind][how](sql, ids)) found.push(Object.assign(row, { kind }));
  return found;
}

/** Enquiries of any kind, locked in the order of kinds and ids, as removals lock them. */
export const lockEnquiries = (tx: Sql, ids: readonly string[]) => listOfKinds(tx, 'lock', ids);
/** The same without a lock. */
export const readEnquiries = (sql: Sql, ids: readonly string[]) => listOfKinds(sql, 'read', ids);

/** Brings an enquiry that is locked to a state. @returns its version then */
export async function setState(tx: Sql, kind: EnquiryName, id: string, state: EnquiryState): Promise<number> {
  const [changed] = await answering[kind].setStates(tx, [id], state);
  if (!changed) throw new Error('An enquiry that was locked is gone');
  return changed.version;
}

/** Brings enquiries of one kind that are locked back to where they stood. @returns their versions then, and who has them, by their ids */
export async function setBack(tx: Sql, kind: EnquiryName, were: readonly (Answering & { id: string })[]) {
  const values = were.map(({ id, state, answerFrom, answerDueAt }) => ({ id, state, answerFrom, answerDueAt }));
  return new Map((await answering[kind].setBack(tx, JSON.stringify(values))).map((row) => [row.id, row]));
}

/** The names of the senders, by the ids of those enquiries that are there. */
export async function namesOfSenders(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const kind of enquiryKinds)
    for (const { id, name } of await answering[kind].names(sql, ids)) names.set(id, name);
  return names;
}

/** The kinds that some records have, each with its records. */
export const byKind = <Row extends { kind: string }>(rows: readonly Row[]): [EnquiryName, Row[]][] =>
  enquiryKinds.flatMap((kind): [EnquiryName, Row[]][] => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length > 0 ? [[kind, own]] : [];
  });
