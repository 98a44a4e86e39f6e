import type { QueryKey } from '@tanstack/react-query';
import { reads } from './reads.ts';

const list = (resource: string): QueryKey => [resource, 'getList'];
const record = (resource: string, id: string): QueryKey => [resource, 'getOne', { id }];
/** As the reading room has it. */
const applicant = (id: string): QueryKey => ['applications', 'applicant', id];
const count = (resource: string): QueryKey => [resource, 'count'];
/** The day with what waits. */
const today: QueryKey = reads.today().queryKey;
const tabCounts: QueryKey = ['applications', 'tab-counts'];

/** What each action changes on the server besides its own answer, as keys of the cache. All that begins with a key belongs to it. */
export const changes = {
  list: (resource: string): QueryKey[] => [list(resource)],
  record: (resource: string, id: string): QueryKey[] => [list(resource), record(resource, id)],

  move: (ids: readonly string[]): QueryKey[] => [
    list('applications'),
    today,
    tabCounts,
    ...ids.flatMap((id) => [record('applications', id), reads.moves(id).queryKey, applicant(id)]),
  ],
  /** The line of what can be taken back. */
  undo: (): QueryKey[] => [reads.undo().queryKey],
  /** Everything that an undo of any kind can put back. */
  undone: (ids: readonly string[]): QueryKey[] => [
    ...changes.move(ids),
    ...changes.release(),
    ...changes.duplicates(),
    ...changes.deliveries(),
    ...changes.undo(),
  ],
  /** The date by which somebody has to hear. */
  answer: (id: string): QueryKey[] => [...changes.record('applications', id), applicant(id), today, tabCounts],
  note: (applicationId: string): QueryKey[] => [reads.notes(applicationId).queryKey, applicant(applicationId)],
  /** Both applications know of the link. */
  duplicates: (): QueryKey[] => [
    ['applications', 'duplicates'],
    ['applications', 'applicant'],
  ],

  judgement: (): QueryKey[] => [list('held'), count('held'), today],
  release: (): QueryKey[] => [...changes.judgement(), count('applications'), tabCounts],

  delivery: (id: string): QueryKey[] => [record('deliveries', id), ...changes.deliveries()],
  deliveries: (): QueryKey[] => [list('deliveries'), count('deliveries'), reads.deliveryNumbers().queryKey, today],

  accessOfStaff: (id: string): QueryKey[] => [list('staff'), record('staff', id), reads.sessionsOfStaff(id).queryKey],
  sessionsOfStaff: (id: string): QueryKey[] => [reads.sessionsOfStaff(id).queryKey],
  ownSessions: (): QueryKey[] => [reads.ownSessions().queryKey],
  referrals: (): QueryKey[] => [['referrals']],
  /** Dates of answers move with the days. */
  calendar: (): QueryKey[] => [['applications'], ['reports', 'answers']],
  retention: (): QueryKey[] => [reads.retentionForecast().queryKey],
};
