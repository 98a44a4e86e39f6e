import { anywhere } from '../../../platform/database/queries';
import type { Values } from '../../../platform/database/statement';
import {
  filterReader,
  readChoices,
  readFlag,
  readIds,
  readMoment,
  readText,
} from '../../../platform/http/listing/filter-values';
import { type ListQuery, parseListQuery } from '../../../platform/http/listing/list-query';
import { standings } from '../../submissions/kinds.facts';
import { toldSource } from '../../applications/application.facts';
import { enquiryDue, enquiryIsUnder, enquiryStates, enquiryTabs } from '../answering/enquiry-answering.facts';
import { enquiryKinds } from '../enquiry-kinds.facts';
import { notedWith } from '../notes/enquiry-notes.facts';
import { receivedWith } from '../../received-mails/received-mails.facts';
import { repliedWith } from '../replies/enquiry-replies.facts';

/** `q` is a part of name, e-mail address, reference, company, the sender's own words, a note, a reply or a received mail; `to` itself is no longer included. */
const parseFilter = filterReader(
  {
    q: readText,
    id: readIds,
    kind: readChoices(enquiryKinds),
    tab: readChoices(enquiryTabs),
    state: readChoices(enquiryStates),
    overdue: readFlag,
    source: readText,
    sourced: readFlag,
    standing: readChoices(standings),
    from: readMoment,
    to: readMoment,
  },
  'These can be filtered by: q, id, kind, tab, state, overdue, source, sourced, standing, from, to.',
);
type EnquiryFilter = ReturnType<typeof parseFilter>;

/** The SQL expression of each sort, and the type of its values. */
const sorts = {
  createdAt: ['e.created_at', 'timestamptz'],
  answerDueAt: [enquiryDue('e'), 'timestamptz'],
  name: ['e.name', 'text'],
  kind: ['e.kind', 'text'],
  state: ['e.state', 'text'],
} as const;
type SortField = keyof typeof sorts;

const rules = {
  sortFields: Object.keys(sorts) as SortField[],
  defaultSort: { field: 'createdAt', order: 'DESC' },
} as const;

/** `key` is the SQL expression to sort by. */
export type AllEnquiriesQuery = Pick<ListQuery<SortField>, 'offset' | 'limit'> & {
  filter: EnquiryFilter;
  order: { key: string; type: string; direction: 'ASC' | 'DESC' };
};

/** Newest first by default. @throws ValidationFailed */
export function parseAllEnquiriesQuery(raw: Record<string, unknown>): AllEnquiriesQuery {
  const { sort, offset, limit, filter } = parseListQuery(raw, rules);
  const [key, type] = sorts[sort.field];
  return { offset, limit, filter: parseFilter(filter), order: { key, type, direction: sort.order } };
}

const searched = ['e.name', 'e.email', 'e.reference', 'e.company', 'e.words'];

/**
 * SQL: a condition on all enquiries `e`. Clear ones alone are meant unless the filter says otherwise or names the records.
 * @param me the id of the person who asks
 */
export function conditionOf(
  { q, id, kind, tab, state, overdue, source, sourced, standing, from, to }: EnquiryFilter,
  me: string,
  values: Values,
): string {
  const parts: string[] = [];
  if (id) parts.push(`e.id = ANY (${values.add(id, 'uuid[]')})`);
  if (kind) parts.push(`e.kind = ANY (${values.add(kind, 'text[]')})`);
  if (standing) parts.push(`e.standing = ANY (${values.add(standing, 'text[]')})`);
  // A literal, so that the planner uses the partial indexes on clear enquiries.
  else if (!id) parts.push(`e.standing = 'clear'`);
  if (tab) parts.push(`(${tab.map((one) => `(${underTab(one, me, values)})`).join(' OR ')})`);
  if (state) parts.push(`e.state = ANY (${values.add(state, 'text[]')})`);
  if (overdue !== undefined) parts.push(`${overdue ? '' : 'NOT '}(${enquiryDue('e')} < now())`);
  if (source) parts.push(`${toldSource('e')} = ${values.add(source, 'text')}`);
  if (sourced !== undefined) parts.push(`${toldSource('e')} IS ${sourced ? 'NOT ' : ''}NULL`);
  if (from) parts.push(`e.created_at >= ${values.add(from.toISOString(), 'timestamptz')}`);
  if (to) parts.push(`e.created_at < ${values.add(to.toISOString(), 'timestamptz')}`);
  if (q) {
    const pattern = values.add(anywhere(q), 'text');
    const inRecord = searched.map((column) => `${column} ILIKE ${pattern}`);
    const inConversation = [notedWith, repliedWith, receivedWith].map((found) => `e.id = ANY (${found(pattern)})`);
    parts.push(`(${[...inRecord, ...inConversation].join(' OR ')})`);
  }
  return parts.join(' AND ') || 'true';
}

const underTab = (tab: (typeof enquiryTabs)[number], me: string, values: Values) =>
  enquiryIsUnder[tab]('e', tab === 'mine' ? values.add(me, 'uuid') : '');
