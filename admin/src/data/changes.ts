import type { QueryKey } from '@tanstack/react-query';
import { besideRows, type LiveChange } from './live/news.ts';
import { reads } from './reads.ts';

const list = (resource: string): QueryKey => [resource, 'getList'];
/** The board is a list of its own kind. */
const board: QueryKey = ['applications', 'board'];
const lists = (resource: string): QueryKey[] =>
  resource === 'applications' ? [list(resource), board] : [list(resource)];
/** An application's page reads it with its parts. */
const record = (resource: string, id: string): QueryKey =>
  resource === 'applications' ? reads.opened(id).queryKey : [resource, 'getOne', { id }];
/** The pages of all applications. */
const allOpened: QueryKey = ['applications', 'opened'];
/** As the reading room has it. */
const applicant = (id: string): QueryKey => ['applications', 'applicant', id];
const count = (resource: string): QueryKey => [resource, 'count'];
/** The day with what waits. */
const today: QueryKey = reads.today().queryKey;
const interviews: QueryKey = ['interviews'];
/** All that is read of interviews beside their list. */
const interviewParts: QueryKey[] = ['of', 'on', 'unsuited', 'proposals', 'awaited', 'count', 'taken', 'getOne'].map(
  (name) => ['interviews', name],
);
const tabCounts: QueryKey = ['applications', 'tab-counts'];
/** How many enquiries there are under each tab, and in the menu. */
const enquiryNumbers: QueryKey[] = [
  ['all-enquiries', 'tab-counts'],
  ['all-enquiries', 'count'],
];

/** What shows how far the mail of a reply has come: one that fails or is cancelled opens its enquiry again. */
const replied: QueryKey[] = [
  ['all-enquiries', 'replies'],
  ['all-enquiries', 'getOne'],
];

/** Parts of these records by their names in the cache; of all records where the ids are not known. */
const parts = (resource: string, names: readonly string[], ids: readonly string[] | null): QueryKey[] =>
  names.flatMap((name): QueryKey[] =>
    ids ? ids.map((id) => [resource, name, name === 'getOne' ? { id } : id]) : [[resource, name]],
  );

/** The parts of an application that an event changes, by the event. */
const partsOf: Record<LiveChange['what'], readonly string[]> = {
  arrived: [],
  removed: ['opened'],
  moved: ['opened', 'applicant'],
  changed: ['opened', 'applicant'],
  noted: ['opened', 'applicant'],
  linked: [],
  mailed: ['opened'],
  viewed: [],
};

/** What each action changes on the server besides its own answer, as keys of the cache. All that begins with a key belongs to it. */
export const changes = {
  list: (resource: string): QueryKey[] => lists(resource),
  record: (resource: string, id: string): QueryKey[] => [...lists(resource), record(resource, id)],
  /** A form was saved. React-admin has put the answer into its cache of single records, which the page of an application does not read. */
  saved: (resource: string, id: string): QueryKey[] => [
    ...lists(resource),
    ...(resource === 'applications' ? [record(resource, id)] : []),
  ],

  move: (ids: readonly string[]): QueryKey[] => [...changes.moved(ids), ...changes.aroundMove()],
  moved: (ids: readonly string[]): QueryKey[] => ids.flatMap((id) => [record('applications', id), applicant(id)]),
  /** Lists and numbers that a move can change. */
  aroundMove: (): QueryKey[] => [...lists('applications'), today, tabCounts, reads.views().queryKey],
  /** A change by somebody else: the keys that it concerns, apart from the rows of a list. */
  heard: ({ of, what, ids }: LiveChange): QueryKey[] => {
    if (of === 'applications') {
      if (what === 'linked') return changes.duplicates();
      const own = parts(of, partsOf[what], ids);
      if (besideRows.has(what)) return own;
      const numbers = what === 'arrived' || what === 'removed' ? [count(of)] : [];
      return [...own, ...numbers, tabCounts, today, reads.views().queryKey, board];
    }
    if (of === 'calendar') return changes.calendar();
    if (of === 'referrals') return changes.referrals();
    // The list follows by itself.
    if (of === 'interviews') return [...interviewParts, allOpened];
    if (of === 'views') return [reads.views().queryKey];
    const signatures = of === 'mail-templates' ? [reads.signatures().queryKey] : [];
    const more = of === 'deliveries' ? [reads.deliveryNumbers().queryKey, allOpened, ...replied] : [];
    if (of === 'all-enquiries')
      return what === 'noted' || what === 'viewed'
        ? parts(of, [what === 'noted' ? 'notes' : 'viewers'], ids)
        : [...parts(of, ['getOne', 'replies', 'received'], ids), ...enquiryNumbers, today];
    const waits = of === 'deliveries' || of === 'held' ? [today] : [];
    return [...parts(of, ['getOne'], ids), count(of), ...more, ...signatures, ...waits];
  },
  /** The colleague of applications: lists that are filtered by it, and the numbers of each person's own. */
  assign: (ids: readonly string[]): QueryKey[] => [
    ...ids.flatMap((id) => [record('applications', id), applicant(id)]),
    ...lists('applications'),
    count('applications'),
    reads.views().queryKey,
    reads.colleagues().queryKey,
  ],
  /** A deed for all that match a list. The answer does not name them; the mails that were shown before it stay as they were. */
  matching: (): QueryKey[] => [
    ...changes.aroundMove(),
    ...changes.assign([]),
    ...changes.duplicates(),
    ...changes.deliveries(),
    ['applications', 'reading-order'],
    ...changes.undo(),
  ],
  /** The line of what can be taken back. */
  undo: (): QueryKey[] => [reads.undo().queryKey],
  /** Everything that an undo of any kind can put back. */
  undone: (ids: readonly string[]): QueryKey[] => [
    ...changes.move(ids),
    ...changes.assign(ids),
    ...changes.enquiries(ids),
    ...changes.release(),
    ...changes.duplicates(),
    ...changes.deliveries(),
    ...changes.undo(),
    interviews,
  ],
  /** Who answers enquiries, and whose turn it is. */
  enquiries: (ids: readonly string[]): QueryKey[] => [
    ...ids.flatMap((id) => [
      record('all-enquiries', id),
      reads.enquiryReplies(id).queryKey,
      reads.receivedMails(id).queryKey,
    ]),
    list('all-enquiries'),
    ...enquiryNumbers,
    today,
  ],
  /** The search of the list looks into notes, too. */
  enquiryNotes: (id: string): QueryKey[] => [reads.enquiryNotes(id).queryKey],
  /** Interviews, and what an application's page and the reading room show of them: the mail is an answer. */
  interviews: (applicationId: string): QueryKey[] => [
    interviews,
    ...changes.answer(applicationId),
    ...changes.deliveries(),
  ],
  /** The date by which somebody has to hear. */
  answer: (id: string): QueryKey[] => [...changes.record('applications', id), applicant(id), today, tabCounts],
  resume: (id: string): QueryKey[] => [...changes.record('applications', id), applicant(id)],
  note: (id: string): QueryKey[] => [record('applications', id), applicant(id)],
  /** Both applications know of the link. */
  duplicates: (): QueryKey[] => [allOpened, ['applications', 'applicant']],

  judgement: (): QueryKey[] => [list('held'), count('held'), today],
  release: (): QueryKey[] => [...changes.judgement(), count('applications'), tabCounts],

  delivery: (id: string): QueryKey[] => [record('deliveries', id), ...changes.deliveries()],
  deliveries: (): QueryKey[] => [
    list('deliveries'),
    count('deliveries'),
    reads.deliveryNumbers().queryKey,
    allOpened,
    ...replied,
    today,
  ],

  accessOfStaff: (id: string): QueryKey[] => [list('staff'), record('staff', id), reads.sessionsOfStaff(id).queryKey],
  sessionsOfStaff: (id: string): QueryKey[] => [reads.sessionsOfStaff(id).queryKey],
  ownIdentity: (): QueryKey[] => [reads.ownIdentity().queryKey],
  ownSessions: (): QueryKey[] => [reads.ownSessions().queryKey],
  ownPasskeys: (): QueryKey[] => [reads.ownPasskeys().queryKey],
  referrals: (): QueryKey[] => [['referrals']],
  /** Dates of answers move with the days. */
  calendar: (): QueryKey[] => [['applications'], ['reports', 'answers']],
  retention: (): QueryKey[] => [reads.retentionForecast().queryKey],
};
