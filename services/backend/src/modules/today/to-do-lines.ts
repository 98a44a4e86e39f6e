import type { Actor } from '../../platform/access/access.decorators';
import type { ListPage } from '../../platform/http/listing/answer-headers';
import type { AuditAction } from '../audit/audit.facts';

export const toDoKinds = ['overdue', 'today', 'replied', 'unseen', 'mails', 'files', 'held', 'closing'] as const;
export const officeKinds = ['lateEnquiries', 'ownEnquiries', 'freeEnquiries', 'mails', 'held'] as const;
export const signInKinds = ['signedIn', 'signInRefused', 'signInThrottled'] as const;
export type SignInKind = (typeof signInKinds)[number];
export type ToDoKind = (typeof toDoKinds | typeof officeKinds)[number];
export const toDoLists = ['applications', 'all-enquiries', 'deliveries', 'held', 'job-posts', 'audit'] as const;
export type ToDoList = (typeof toDoLists)[number];

type Filter = Record<string, unknown>;

/** A kind of work, and the list that has all of it: what comes first in that list has waited longest. */
export interface Line<Kind extends string = ToDoKind> {
  kind: Kind;
  list: ToDoList;
  filter: Filter;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

const mails: Line = {
  kind: 'mails',
  list: 'deliveries',
  filter: { forPerson: true },
  sort: { field: 'createdAt', order: 'ASC' },
};
const held: Line = { kind: 'held', list: 'held', filter: {}, sort: { field: 'createdAt', order: 'ASC' } };

/** Of HR. */
const hrLines: readonly Line[] = [
  {
    kind: 'overdue',
    list: 'applications',
    filter: { answer: 'overdue' },
    sort: { field: 'answerDueAt', order: 'ASC' },
  },
  { kind: 'today', list: 'applications', filter: { answer: 'today' }, sort: { field: 'answerDueAt', order: 'ASC' } },
  { kind: 'replied', list: 'applications', filter: { replied: true }, sort: { field: 'repliedAt', order: 'ASC' } },
  { kind: 'unseen', list: 'applications', filter: { unseen: true }, sort: { field: 'createdAt', order: 'ASC' } },
  mails,
  {
    kind: 'files',
    list: 'applications',
    // Once its applicant has an answer, or nobody waits for one, a doubtful file is nothing to do.
    filter: { file: ['flagged', 'unreadable'], answer: 'open' },
    sort: { field: 'createdAt', order: 'ASC' },
  },
  held,
  { kind: 'closing', list: 'job-posts', filter: { closing: true }, sort: { field: 'closesAt', order: 'ASC' } },
];

const unanswered = (kind: ToDoKind, filter: Filter): Line => ({
  kind,
  list: 'all-enquiries',
  filter,
  sort: { field: 'answerDueAt', order: 'ASC' },
});

/** Of general administrators. An enquiry that is late is counted among the reader's own, too: each number is that of its list. */
const generalLines: readonly Line[] = [
  unanswered('lateEnquiries', { tab: 'open', overdue: true }),
  unanswered('ownEnquiries', { tab: 'mine', state: 'open' }),
  unanswered('freeEnquiries', { tab: 'nobody' }),
  mails,
  held,
];

/** In the order in which they are shown. */
export const linesOf = (role: string): readonly Line[] => (role === 'general' ? generalLines : hrLines);

const signIns = (kind: SignInKind, action: AuditAction, since: Date): Line<SignInKind> => ({
  kind,
  list: 'audit',
  filter: { action, from: since.toISOString() },
  sort: { field: 'at', order: 'DESC' },
});

export const signInLines = (since: Date): readonly Line<SignInKind>[] => [
  signIns('signedIn', 'session.started', since),
  signIns('signInRefused', 'session.refused', since),
  signIns('signInThrottled', 'session.throttled', since),
];

/** One of those that a line counts. What a kind does not have is null. */
export interface ToDoItem {
  id: string;
  /** Of the person, or the post; the recipient of a mail; empty where nobody was recognised. */
  name: string;
  /** Since when it waits, or when it will close. */
  at: Date | null;
  /** Working days since the answer was due; null for one that is not overdue. */
  daysLate: number | null;
  /** The position; of a mail the last words of the mail server; of a file its first flag. */
  note: string | null;
  /** Of a post: all that are listed for it, and those who wait for an answer. */
  applicants: number | null;
  unanswered: number | null;
}

/** Reads the first page of a list, as its own page does. */
export type ReadList = (query: Record<string, unknown>, reader: Actor, kind: string) => Promise<ListPage<ToDoItem>>;

export const itemOf = (item: Pick<ToDoItem, 'id' | 'name'> & Partial<ToDoItem>): ToDoItem => ({
  at: null,
  daysLate: null,
  note: null,
  applicants: null,
  unanswered: null,
  ...item,
});
