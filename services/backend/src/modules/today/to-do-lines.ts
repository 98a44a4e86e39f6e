import type { Actor } from '../../platform/access/access.decorators';
import type { ListPage } from '../../platform/http/listing/answer-headers';

export const toDoKinds = ['overdue', 'today', 'unseen', 'mails', 'files', 'held', 'closing'] as const;
export type ToDoKind = (typeof toDoKinds)[number];
export const toDoLists = ['applications', 'deliveries', 'held', 'job-posts'] as const;
export type ToDoList = (typeof toDoLists)[number];

type Filter = Record<string, unknown>;

/** A kind of work, and the list that has all of it: what comes first in that list has waited longest. */
export interface Line {
  kind: ToDoKind;
  list: ToDoList;
  filter: Filter;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** In the order in which they are shown. */
export const lines: readonly Line[] = [
  {
    kind: 'overdue',
    list: 'applications',
    filter: { answer: 'overdue' },
    sort: { field: 'answerDueAt', order: 'ASC' },
  },
  { kind: 'today', list: 'applications', filter: { answer: 'today' }, sort: { field: 'answerDueAt', order: 'ASC' } },
  { kind: 'unseen', list: 'applications', filter: { unseen: true }, sort: { field: 'createdAt', order: 'ASC' } },
  { kind: 'mails', list: 'deliveries', filter: { forPerson: true }, sort: { field: 'createdAt', order: 'ASC' } },
  {
    kind: 'files',
    list: 'applications',
    // Once its applicant has an answer, or nobody waits for one, a doubtful file is nothing to do.
    filter: { file: ['flagged', 'unreadable'], answer: 'open' },
    sort: { field: 'createdAt', order: 'ASC' },
  },
  { kind: 'held', list: 'held', filter: {}, sort: { field: 'createdAt', order: 'ASC' } },
  { kind: 'closing', list: 'job-posts', filter: { closing: true }, sort: { field: 'closesAt', order: 'ASC' } },
];

/** One of those that a line counts. What a kind does not have is null. */
export interface ToDoItem {
  id: string;
  /** Of the person, or the post; the recipient of a mail. */
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
export type ReadList = (query: Record<string, unknown>, reader: Actor, kind: ToDoKind) => Promise<ListPage<ToDoItem>>;

export const itemOf = (item: Pick<ToDoItem, 'id' | 'name'> & Partial<ToDoItem>): ToDoItem => ({
  at: null,
  daysLate: null,
  note: null,
  applicants: null,
  unanswered: null,
  ...item,
});
