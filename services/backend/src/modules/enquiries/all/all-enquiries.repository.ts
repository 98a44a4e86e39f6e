import type { Database } from '../../../platform/database/database';
import { countUpToMost, findRow, queries } from '../../../platform/database/queries';
import { onlyRow, Values } from '../../../platform/database/statement';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { correctTotal, countTotal } from '../../../platform/http/listing/count-total';
import { joinedMails } from '../../received-mails/received-mails.facts';
import { assigneeOf } from '../../staff/staff.facts';
import { enquiryClock, type EnquiryTab, enquiryTabs } from '../answering/enquiry-answering.facts';
import { enquiries, enquiryKinds, type EnquiryKind } from '../enquiry-kinds.facts';
import { joinedEnquiryNotes } from '../notes/enquiry-notes.facts';
import { joinedReplies } from '../replies/enquiry-replies.facts';
import { type AllEnquiriesQuery, conditionOf } from './all-enquiries.filter';
import { type AnyEnquiry, type ExportedEnquiry, someFields } from './all-enquiries.view';

const wordsOf = ({ ownFields }: EnquiryKind) => ownFields.find(({ type }) => type === 'lines')?.column ?? `''::text`;

/** A field that a form does not have is null. */
const fieldOf = (field: string, { ownFields }: EnquiryKind) =>
  `${ownFields.find((own) => own.field === field)?.column ?? 'NULL::text'} AS ${field}`;

const columnsOf = (kind: EnquiryKind) =>
  `SELECT '${kind.name}'::text AS kind, id, version, reference, name, email, ${someFields.map((field) => fieldOf(field, kind)).join(', ')},
    ${wordsOf(kind)} AS words, source, standing, held_for, created_at, state, assigned_to, answer_due_at FROM ${kind.table}`;

/** SQL: the enquiries of all kinds. Conditions and orders reach the indexes of each table. */
const all = `(${enquiryKinds.map((kind) => columnsOf(enquiries[kind])).join(' UNION ALL ')}) e`;

const shown = `e.id, e.kind, e.version, e.reference, e.name, e.email, ${someFields.map((field) => `e.${field}`).join(', ')}, e.words,
  e.source, e.standing, e.held_for AS "heldFor", e.created_at AS "createdAt", e.state,
  ${assigneeOf('e.assigned_to', 'general')} AS "assignedTo",${enquiryClock('e')}`;

export const { find: findAny } = queries('all-enquiries', {
  find: findRow<AnyEnquiry, [id: string]>(`SELECT ${shown} FROM ${all} WHERE e.id = $1`),
});

/** SQL: what a file has beside what the list shows. */
const conversation = `, ${joinedEnquiryNotes('e.id')} AS notes, ${joinedReplies('e.id')} AS replies, ${joinedMails('e.id')} AS mails`;

type PageOptions = { after?: (values: Values) => string; more?: string };

/** A page is found first, and what is shown of it is read for its rows alone: `more` columns, too. */
function readPage<Row extends AnyEnquiry>(
  sql: Database,
  query: AllEnquiriesQuery,
  me: string,
  { after = () => '', more = '' }: PageOptions = {},
) {
  const { key, direction } = query.order;
  const values = new Values();
  const text = `
    WITH page AS MATERIALIZED (
      SELECT e.id, ${key} AS key FROM ${all} WHERE ${conditionOf(query.filter, me, values)}${after(values)}
      ORDER BY key ${direction}, e.id ${direction} LIMIT ${query.limit} OFFSET ${query.offset})
    SELECT ${shown}${more}, page.key::text AS mark FROM page JOIN ${all} ON e.id = page.id
    ORDER BY page.key ${direction}, page.id ${direction}`;
  return sql.queryOnce<Row & { mark: string }>(text, values.list);
}

/** One page of the list. @param me the id of the person who asks */
export async function listAll(database: Database, query: AllEnquiriesQuery, me: string): Promise<ListPage<AnyEnquiry>> {
  const values = new Values();
  const matching = `SELECT FROM ${all} WHERE ${conditionOf(query.filter, me, values)}`;
  const [found, counted] = await Promise.all([
    readPage<AnyEnquiry>(database, query, me),
    countTotal(database, matching, values.list),
  ]);
  const rows = found.map(({ mark: _mark, ...row }) => row);
  return { rows, offset: query.offset, ...correctTotal(counted, query, rows.length) };
}

const BATCH = 500;

/** The whole list with its conversations, with nothing kept open between two batches: each begins behind the last row of the one before. */
export async function* readAll(
  database: Database,
  query: AllEnquiriesQuery,
  me: string,
): AsyncGenerator<readonly ExportedEnquiry[]> {
  const { key, type, direction } = query.order;
  const beyond = direction === 'ASC' ? '>' : '<';
  const page = { ...query, offset: 0, limit: BATCH };
  for (let last: { mark: string; id: string } | undefined; ;) {
    const from = last;
    const after = (values: Values) =>
      from ? ` AND (${key}, e.id) ${beyond} (${values.add(from.mark, type)}, ${values.add(from.id, 'uuid')})` : '';
    const rows = await readPage<ExportedEnquiry>(database, page, me, { after, more: conversation });
    yield rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/** How many the list would have under each tab, with one statement: each up to 10,001. */
export async function countUnderTabs(
  database: Database,
  { filter }: AllEnquiriesQuery,
  me: string,
): Promise<Record<EnquiryTab, number>> {
  const values = new Values();
  const counts = enquiryTabs.map((tab) => {
    const condition = conditionOf({ ...filter, tab: [tab] }, me, values);
    return `${countUpToMost(`SELECT FROM ${all} WHERE ${condition}`)} AS "${tab}"`;
  });
  return onlyRow(await database.queryOnce<Record<EnquiryTab, number>>(`SELECT ${counts.join(', ')}`, values.list));
}
