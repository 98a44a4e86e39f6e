import type { Actor } from '../../../platform/access/access.decorators';
import type { Values } from '../../../platform/database/statement';
import {
  filterReader,
  readChoices,
  readFlag,
  readIds,
  readMoment,
  readNumber,
  readText,
} from '../../../platform/http/listing/filter-values';
import { hasLinks } from '../../duplicates/duplicates.facts';
import { selectMoved } from '../../pipeline/pipeline.facts';
import { referralsOfColleague } from '../../referrals/referrals.facts';
import { hasResume, resumeLooks, selectResumesToLookAt } from '../../resumes/resumes.facts';
import { isInHr } from '../../staff/staff.facts';
import { standings } from '../../submissions/kinds.facts';
import { answerDue, answerIs, answerStates, hasReplied, repliedSince } from '../answers/answer.facts';
import { applicationStages, bitOf, sourceOf, stageBit, toldSource } from '../application.facts';
import { isUnseen } from '../opened/opened.facts';

/** Writes a condition on `applications a` with the values of one query. */
export type Condition = (values: Values) => string;

const field = <Value>(
  read: (value: unknown, key: string) => Value,
  sql: ((value: Value, values: Values) => string) | null,
) => ({ read, sql });

const anyOf = (column: string, type: string) => (list: readonly string[], values: Values) =>
  list.length === 1 ? `${column} = ${values.add(list[0], type)}` : `${column} = ANY (${values.add(list, `${type}[]`)})`;

export const hasResumeCondition = (has: boolean) => `${has ? '' : 'NOT '}${hasResume('a.id')}`;

// The ids of the few, by an index of their own: the indexes of the lists have ids and do not know of this.
const isPutOff = '(a.id = ANY (ARRAY(SELECT l.id FROM applications l WHERE l.later_until > now())))';

/** The first number of the text, so that 4.5 comes before 10 and after "3-5 years"; "less than 1" is half a year, and none ("Fresher") is 0. */
const years = 'experience_years(a.experience)';
/** The words beside ids: `left` is for people who have left HR. `me` is the person who asks, so that everybody sees their own in a shared view. */
const ASSIGNED = ['me', 'nobody', 'left'];

const readAssigned = (value: unknown, key: string): string[] => {
  const wanted: unknown[] = Array.isArray(value) ? value : [value];
  const ids = wanted.filter((one) => !ASSIGNED.some((word) => word === one));
  return [...ASSIGNED.filter((word) => wanted.includes(word)), ...(ids.length > 0 ? readIds(ids, key) : [])];
};

const writeAssigned = (wanted: readonly string[], values: Values): string => {
  const ids = wanted.filter((one) => !ASSIGNED.includes(one));
  const parts = [
    ...(wanted.includes('nobody') ? ['a.assigned_to IS NULL'] : []),
    ...(wanted.includes('left') ? [`(a.assigned_to IS NOT NULL AND NOT ${isInHr('a.assigned_to')})`] : []),
    ...(ids.length > 0 ? [anyOf('a.assigned_to', 'uuid')(ids, values)] : []),
  ];
  return parts.join(' OR ') || 'false';
};

/** How each filter is read from the query, and the condition that it stands for. */
const fields = {
  /** Words to look for; the search makes a condition of them. */
  q: field(readText, null),
  apply: field(readText, (apply, values) => `a.apply = ${values.add(apply)}`),
  experience: field(readText, (experience, values) => `a.experience = ${values.add(experience)}`),
  /** Years of experience, at least and at most. */
  yearsFrom: field(readNumber, (from, values) => `${years} >= ${values.add(from, 'numeric')}`),
  yearsTo: field(readNumber, (to, values) => `${years} <= ${values.add(to, 'numeric')}`),
  source: field(readText, (source, values) => `a.source IS NOT NULL AND ${sourceOf('a')} = ${values.add(source)}`),
  /** Whether the link by which it came has told where from. */
  sourced: field(readFlag, (isTold) => `${isTold ? '' : 'NOT '}(${toldSource('a')} IS NOT NULL)`),
  /** Whether it came by a colleague's link. */
  referred: field(readFlag, (isReferred) => `a.referral_id IS ${isReferred ? 'NOT ' : ''}NULL`),
  /** By whose link it came. */
  referrer: field(readText, (name, values) => `a.referral_id IN (${referralsOfColleague(values.add(name))})`),
  stage: field(readChoices(applicationStages), anyOf('a.stage', 'text')),
  standing: field(readChoices(standings), anyOf('a.standing', 'text')),
  /** To whom it is assigned; only for HR. */
  assigned: field(readAssigned, writeAssigned),
  /** When the applicant has to hear. */
  answer: field(readChoices(answerStates), (list) => list.map((one) => `(${answerIs[one]('a')})`).join(' OR ')),
  jobPost: field(readIds, anyOf('a.job_post_id', 'uuid')),
  /** Received at or after. */
  from: field(readMoment, (from, values) => `a.created_at >= ${values.add(from.toISOString(), 'timestamptz')}`),
  /** Received before. */
  to: field(readMoment, (to, values) => `a.created_at < ${values.add(to.toISOString(), 'timestamptz')}`),
  /** In its stage since then, or later. */
  stageSince: field(readMoment, (from, values) => `a.stage_since >= ${values.add(from.toISOString(), 'timestamptz')}`),
  /** In its stage since before then. */
  stageBefore: field(readMoment, (to, values) => `a.stage_since < ${values.add(to.toISOString(), 'timestamptz')}`),
  /** In one of the stages now or at any time. */
  reached: field(
    readChoices(applicationStages),
    (stages) => `((a.reached_stages | ${stageBit('a')}) & ${stages.reduce((bits, one) => bits | bitOf(one), 0)}) <> 0`,
  ),
  /** Moved out of one of these stages, by one move within `leftSince` and `leftBefore`: the three are one condition. */
  left: field(readChoices(applicationStages), null),
  leftSince: field(readMoment, null),
  leftBefore: field(readMoment, null),
  /** First answered at or after. */
  answeredSince: field(
    readMoment,
    (from, values) => `a.first_answer_at >= ${values.add(from.toISOString(), 'timestamptz')}`,
  ),
  /** First answered before. */
  answeredBefore: field(
    readMoment,
    (to, values) => `a.first_answer_at < ${values.add(to.toISOString(), 'timestamptz')}`,
  ),
  hasResume: field(readFlag, hasResumeCondition),
  /** Why somebody has to look at the resume. */
  file: field(readChoices(resumeLooks), (reasons) => `a.id IN (${selectResumesToLookAt(reasons)})`),
  duplicate: field(readFlag, (has) => `${has ? '' : 'NOT '}(${hasLinks('a.id')})`),
  /** Put off until a day that is still to come. */
  later: field(readFlag, (isLater) => `${isLater ? '' : 'NOT '}${isPutOff}`),
  /** Nobody of HR has opened it. */
  unseen: field(readFlag, (is) => `${is ? '' : 'NOT '}${isUnseen('a')}`),
  /** An answer of the applicant to a mail of ours waits for HR; only for HR. */
  replied: field(readFlag, (has) => `${has ? '' : 'NOT '}(${hasReplied('a')})`),
  id: field(readIds, anyOf('a.id', 'uuid')),
};

type Key = keyof typeof fields;
/** All given parts must hold. */
export type ApplicationFilter = { [K in Key]?: ReturnType<(typeof fields)[K]['read']> };

/** Only HR learns which applications seem to be by one person, which came by a colleague's link, to whom each is assigned, and what applicants have answered. */
const forHr: readonly Key[] = ['duplicate', 'referred', 'referrer', 'assigned', 'replied'];

export const filterKeys = Object.keys(fields) as Key[];

/** The person who filters. */
type Reader = Pick<Actor, 'id' | 'role'>;

/** @throws ValidationFailed for a key that is unknown or not for this role, or a value of another kind. */
export function parseApplicationFilter(raw: Record<string, unknown>, { id, role }: Reader): ApplicationFilter {
  const allowed = filterKeys.filter((key) => role === 'hr' || !forHr.includes(key));
  const readers = Object.fromEntries(allowed.map((key) => [key, fields[key].read]));
  const filter = filterReader(readers, `These can be filtered by: ${allowed.join(', ')}.`)(raw);
  const { assigned } = filter as ApplicationFilter;
  const whose = assigned && { assigned: assigned.map((one) => (one === 'me' ? id : one)) };
  const resolved: Record<string, unknown> = { ...filter, ...whose };
  return Object.fromEntries(Object.entries(resolved).filter(([, value]) => value !== ''));
}

const writeLeft = ({ left, leftSince, leftBefore }: ApplicationFilter, values: Values): string[] => {
  const parts = [
    ...(left ? [anyOf('m.from_stage', 'text')(left, values)] : []),
    ...(leftSince ? [`m.at >= ${values.add(leftSince.toISOString(), 'timestamptz')}`] : []),
    ...(leftBefore ? [`m.at < ${values.add(leftBefore.toISOString(), 'timestamptz')}`] : []),
  ];
  return parts.length > 0 ? [`(a.id IN (${selectMoved(parts.join(' AND '))}))`] : [];
};

/** Filter and search as one condition. Without `standing` and `id`, only clear applications match; put off ones are left out of a list that is not searched. */
export const applicationCondition =
  (filter: ApplicationFilter, search?: Condition): Condition =>
  (values) => {
    const parts = Object.entries(filter).flatMap(([key, value]) => {
      const write = fields[key as Key].sql as ((value: unknown, values: Values) => string) | null;
      return write ? [`(${write(value, values)})`] : [];
    });
    parts.push(...writeLeft(filter, values));
    // A literal, so that the planner uses the partial indexes on clear applications.
    if (!filter.standing && !filter.id) parts.push(`a.standing = 'clear'`);
    // Who looks for somebody finds them, also where they were put off; an answer that came is there at once.
    if (['later', 'id', 'q', 'standing', 'answer', 'replied'].every((key) => filter[key as Key] === undefined))
      parts.push(`NOT ${isPutOff}`);
    if (search) parts.push(search(values));
    return parts.join(' AND ') || 'true';
  };

/** The SQL expression of each sort and its type. The indexes on stage, years and due answers use the same expressions, word by word. */
const columns = {
  createdAt: ['a.created_at', 'timestamptz'],
  name: ['a.name', 'text'],
  email: ['a.email', 'text'],
  apply: ['a.apply', 'text'],
  experience: [years, 'numeric'],
  reference: ['a.reference', 'text'],
  answerDueAt: [answerDue('a'), 'timestamptz'],
  repliedAt: [repliedSince('a'), 'timestamptz'],
  stage: [`array_position('{${applicationStages.join(',')}}'::text[], a.stage)`, 'integer'],
} as const;

type SortColumn = keyof typeof columns;
export const sortFields = [...(Object.keys(columns) as SortColumn[]), 'relevance' as const];

export interface ApplicationOrder {
  /** The expression to sort by. */
  sql: Condition;
  /** Postgres type of its values. */
  type: string;
  direction: 'ASC' | 'DESC';
}

/** SQL: an application comes in an order after one that has the value `mark`, as text, and this id. `key` is the expression to sort by. */
export function comesAfter(
  { direction, type }: ApplicationOrder,
  key: string,
  { mark, id }: { mark: string; id: string },
  values: Values,
): string {
  const beyond = direction === 'ASC' ? '>' : '<';
  return `(${key}, a.id) ${beyond} (${values.add(mark, type)}, ${values.add(id, 'uuid')})`;
}

export function orderBy(name: SortColumn, direction: 'ASC' | 'DESC'): ApplicationOrder {
  const [column, type] = columns[name];
  return { sql: () => column, type, direction };
}
