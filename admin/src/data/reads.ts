import type { FormSettings, Schemas } from '@frontdoor/contract';
import type { Days } from './calls/report-calls.ts';
import type { ListPlace } from './calls/triage/triage-calls.ts';
import { offerNow } from './calls/undo-calls.ts';
import { dataProvider } from './data-provider.ts';

/** For a way back from one person to the former one: for so long the parts of an application are not fetched again unasked. */
const FRESH_MS = 10_000;
/** Whom somebody reads stays as it was loaded for so long; a move names the version that was seen. */
const READ_MS = 600_000;

/**
 * What is read beside react-admin's lists and records: its key in the cache, and its call. A key begins with the resource, as
 * react-admin's keys do.
 */
export const reads = {
  count: (resource: string, filter: object) => ({
    queryKey: [resource, 'count', filter],
    queryFn: () => dataProvider.countRecords(resource, filter),
  }),
  /** What this person can take back now. */
  undo: () => ({
    queryKey: ['undo'],
    queryFn: async () => (await dataProvider.readUndo()).map(offerNow),
  }),
  moves: (id: string) => ({
    queryKey: ['applications', 'moves', id],
    queryFn: () => dataProvider.readMoves(id),
    staleTime: FRESH_MS,
  }),
  filledMail: (id: string, stage: Schemas['PreviewStageMailRequest']['stage'], mail: Schemas['StageMailRequest']) => ({
    queryKey: ['applications', 'filled-mail', id, stage, mail],
    queryFn: () => dataProvider.fillStageMail(id, { stage, mail }),
  }),
  /** The mail of a stage, filled for an applicant; a stage without a template has none, which is a 404. */
  stageMail: (id: string, stage: Schemas['PreviewStageMailRequest']['stage']) => ({
    queryKey: ['applications', 'stage-mail', id, stage],
    queryFn: async () => {
      const { subject, text: body } = await dataProvider.fillStageMail(id, { stage });
      return { subject, body };
    },
    staleTime: FRESH_MS,
  }),
  reasonsInUse: () => ({
    queryKey: ['rejection-reasons', 'getList', 'in-use'],
    queryFn: () => dataProvider.readReasonsInUse(),
    staleTime: READ_MS,
  }),
  notes: (applicationId: string) => ({
    queryKey: ['applications', 'notes', applicationId],
    queryFn: () => dataProvider.readNotes(applicationId),
    staleTime: FRESH_MS,
  }),
  duplicates: (id: string) => ({
    queryKey: ['applications', 'duplicates', id],
    queryFn: () => dataProvider.readDuplicates(id),
    staleTime: FRESH_MS,
  }),
  /** HR's day; `toDo` is a part of it. */
  today: () => ({
    queryKey: ['today'],
    queryFn: () => dataProvider.describeToday(),
  }),
  toDo: () => ({
    queryKey: ['today', 'to-do'],
    queryFn: () => dataProvider.listToDo(),
    staleTime: FRESH_MS,
  }),
  /** @param filter of the list, without its tab */
  tabCounts: (filter: object) => ({
    queryKey: ['applications', 'tab-counts', filter],
    queryFn: () => dataProvider.countTabs(filter),
  }),
  resumeAsks: (id: string) => ({
    queryKey: ['applications', 'resume-asks', id],
    queryFn: () => dataProvider.readResumeAsks(id),
    staleTime: FRESH_MS,
  }),
  presentSize: (file: string) => ({
    queryKey: ['applications', 'present-size', file],
    queryFn: () => dataProvider.readPresentSize(file),
  }),
  resumePreview: (id: string, searched: string) => ({
    queryKey: ['applications', 'resume-preview', id, searched],
    queryFn: () => dataProvider.readResumePreview(id, searched),
  }),
  /** Kept as long as it is on the page: the list as it was. */
  readingOrder: (place: ListPlace) => ({
    queryKey: ['applications', 'reading-order', place],
    queryFn: () => dataProvider.readOrder(place),
    staleTime: Infinity,
  }),
  applicant: (id: string, searched: string, ahead = false, shown?: string) => ({
    queryKey: ['applications', 'applicant', id, searched],
    queryFn: () => dataProvider.readApplicant(id, searched, ahead, shown),
    staleTime: READ_MS,
  }),
  referrals: (jobPost: string) => ({
    queryKey: ['referrals', 'of-post', jobPost],
    queryFn: () => dataProvider.readReferrals(jobPost),
  }),
  deliveryNumbers: () => ({
    queryKey: ['deliveries', 'numbers'],
    queryFn: () => dataProvider.readDeliveryNumbers(),
  }),
  sessionsOfStaff: (id: string) => ({
    queryKey: ['staff', 'sessions', id],
    queryFn: () => dataProvider.readSessionsOfStaff(id),
  }),
  ownSessions: () => ({
    queryKey: ['account', 'sessions'],
    queryFn: () => dataProvider.readOwnSessions(),
  }),
  useOfOption: (kind: keyof FormSettings, option: string) => ({
    queryKey: ['form-settings', 'use', kind, option],
    queryFn: () => dataProvider.readUseOfOption(kind, option),
  }),
  useOfReason: (id: string) => ({
    queryKey: ['rejection-reasons', 'use', id],
    queryFn: () => dataProvider.readUseOfReason(id),
  }),
  retentionForecast: () => ({
    queryKey: ['retention', 'forecast'],
    queryFn: () => dataProvider.readRetentionForecast(),
  }),
  applicationsReport: (days: Days) => ({
    queryKey: ['reports', 'applications', days],
    queryFn: () => dataProvider.reportApplications(days),
  }),
  answersReport: () => ({
    queryKey: ['reports', 'answers'],
    queryFn: () => dataProvider.reportAnswers(),
  }),
  stagesReport: (days: Days) => ({
    queryKey: ['reports', 'stages', days],
    queryFn: () => dataProvider.reportStages(days),
  }),
  enquiriesReport: (days: Days) => ({
    queryKey: ['reports', 'enquiries', days],
    queryFn: () => dataProvider.reportEnquiries(days),
  }),
  visitsReport: (days: Days) => ({
    queryKey: ['reports', 'visits', days],
    queryFn: () => dataProvider.reportVisits(days),
  }),
  healthReport: () => ({
    queryKey: ['reports', 'health'],
    queryFn: () => dataProvider.reportHealth(),
  }),
};
