import type { Application, Delivery, FormSettings, OpenedApplication, Schemas } from '@frontdoor/contract';
import type { MatchingMailsRequest } from './calls/lists/matching-calls.ts';
import type { ListPlace } from './calls/triage/triage-calls.ts';
import { letterReads } from '../enquiries/replies/many/letter-reads.ts';
import { interviewReads } from '../interviews/interview-reads.ts';
import { postReads } from '../job-posts/text/post-reads.ts';
import { reportReads } from '../reports/report-reads.ts';
import { offerNow } from './calls/undo-calls.ts';
import { dataProvider } from './data-provider.ts';
import { pageId } from './live/page-id.ts';

/** For a way back from one person to the former one: for so long the parts of an application are not fetched again unasked. */
const FRESH_MS = 10_000;
/** Whom somebody reads stays as it was loaded for so long; a move names the version that was seen. */
const READ_MS = 600_000;

/** After so long an application that will change by itself is looked at again. */
const WATCH_MS = 3_000;
/** A mail that leaves at a time of its own is not watched before that time is near. */
const SOON_MS = 60_000;
const leavesSoon = ({ state, leavesAt }: Delivery) =>
  state === 'pending' && (leavesAt === null || Date.parse(leavesAt) - Date.now() < SOON_MS);

/** So often a page says that it has an enquiry open. It is forgotten after 50 seconds without a word. */
const VIEWERS_MS = 20_000;

/** As often the page about the system is made anew. */
const STATUS_MS = 10_000;

const isExamined = ({ resumeState, scanState }: Application) => resumeState === 'received' || scanState === 'pending';

const opened = (id: string) => ({
  queryKey: ['applications', 'opened', id],
  queryFn: () => dataProvider.readOpened(id),
  staleTime: FRESH_MS,
});

/**
 * What is read beside react-admin's lists and records: its key in the cache, and its call. A key begins with the resource, as
 * react-admin's keys do.
 */
export const reads = {
  count: (resource: string, filter: object) => ({
    queryKey: [resource, 'count', filter],
    queryFn: () => dataProvider.countRecords(resource, filter),
  }),
  /** The last change of a record in the audit log; null where it has none that this person may read. */
  lastChange: (resource: string, id: string) => ({
    queryKey: [resource, 'last-change', id],
    queryFn: async () => (await dataProvider.readLastChange(resource, id)) ?? null,
  }),
  /** Saved views of the applications, and how many each shows. */
  views: () => ({
    queryKey: ['applications', 'views'],
    queryFn: () => dataProvider.readViews(),
  }),
  /** To whom an application can be assigned, or an enquiry: the people of one's own role. */
  colleagues: () => ({
    queryKey: ['applications', 'colleagues'],
    queryFn: () => dataProvider.readColleagues(),
    staleTime: FRESH_MS,
  }),
  /** What this person can take back now. */
  undo: () => ({
    queryKey: ['undo'],
    queryFn: async () => (await dataProvider.readUndo()).map(offerNow),
  }),
  /** An application with all that its page shows, looked at again as long as its resume is examined or a mail is about to leave. */
  opened: (id: string) => ({
    ...opened(id),
    againAfter: ({ application, mails }: OpenedApplication) =>
      isExamined(application) || mails.some(leavesSoon) ? WATCH_MS : (false as const),
  }),
  /** One part of the same answer. */
  openedPart: <Name extends keyof OpenedApplication>(id: string, name: Name) => ({
    ...opened(id),
    select: (whole: OpenedApplication) => whole[name],
  }),
  /** @param together other applications of the same person that the mail answers */
  filledMail: (
    id: string,
    stage: Schemas['PreviewStageMailRequest']['stage'],
    mail: Schemas['StageMailRequest'],
    together: readonly string[],
  ) => ({
    queryKey: ['applications', 'filled-mail', id, stage, mail, together],
    queryFn: () =>
      dataProvider.fillStageMail(id, { stage, mail, ...(together.length > 0 && { together: [...together] }) }),
  }),
  people: (ids: readonly string[]) => ({
    queryKey: ['applications', 'people', ids],
    queryFn: () => dataProvider.findPeople(ids),
  }),
  /** One part of the mails that would go out to all applications that match. */
  matchingMails: (request: MatchingMailsRequest) => ({
    queryKey: ['applications', 'matching-mails', request],
    queryFn: async () => ({ ...(await dataProvider.readMatchingMails(request)), offset: request.offset ?? 0 }),
    keeps: true,
  }),
  several: (ids: readonly string[]) => ({
    queryKey: ['applications', 'several', ids],
    queryFn: () => dataProvider.readApplications(ids),
  }),
  foundApplications: (q: string) => ({
    queryKey: ['applications', 'found', q],
    queryFn: () => dataProvider.findApplications(q),
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
  ...interviewReads,
  ...postReads,
  ...reportReads,
  /** A general administrator's day; `toDo` is a part of it. */
  officeDay: () => ({
    queryKey: ['today', 'office'],
    queryFn: () => dataProvider.describeOfficeDay(),
    staleTime: FRESH_MS,
  }),
  ...letterReads,
  /** HR's day; `toDo` is a part of it. */
  today: () => ({
    queryKey: ['today'],
    queryFn: () => dataProvider.describeToday(),
    staleTime: FRESH_MS,
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
  /** @param filter of the list of enquiries, without its tab */
  enquiryCounts: (filter: object) => ({
    queryKey: ['all-enquiries', 'tab-counts', filter],
    queryFn: () => dataProvider.countEnquiryTabs(filter),
  }),
  enquiryNotes: (id: string) => ({
    queryKey: ['all-enquiries', 'notes', id],
    queryFn: () => dataProvider.readEnquiryNotes(id),
  }),
  /** Looked at each 20 seconds, by which the others know that this page is still there; not while it is hidden. */
  enquiryViewers: (id: string) => ({
    queryKey: ['all-enquiries', 'viewers', id],
    queryFn: () => dataProvider.lookAtEnquiry(id, pageId),
    againAfter: () => VIEWERS_MS,
  }),
  receivedMails: (id: string) => ({
    queryKey: ['all-enquiries', 'received', id],
    queryFn: () => dataProvider.readReceivedMails(id),
  }),
  presentSize: (file: string) => ({
    queryKey: ['applications', 'present-size', file],
    queryFn: () => dataProvider.readPresentSize(file),
  }),
  resumePreview: (id: string, searched: string) => ({
    queryKey: ['applications', 'resume-preview', id, searched],
    queryFn: () => dataProvider.readResumePreview(id, searched),
  }),
  /** The list as a board. */
  board: (place: ListPlace, shown: () => Parameters<typeof dataProvider.readBoard>[1] = () => ({})) => ({
    queryKey: ['applications', 'board', place],
    queryFn: () => dataProvider.readBoard(place, shown()),
    staleTime: FRESH_MS,
    keeps: true,
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
  signatures: () => ({
    queryKey: ['signatures'],
    queryFn: () => dataProvider.readSignatures(),
  }),
  /** What DNS says of the domain that our mails come from. Kept for as long as the server keeps it. */
  sender: () => ({
    queryKey: ['sender'],
    queryFn: () => dataProvider.readSender(),
    staleTime: READ_MS / 2,
  }),
  sessionsOfStaff: (id: string) => ({
    queryKey: ['staff', 'sessions', id],
    queryFn: () => dataProvider.readSessionsOfStaff(id),
  }),
  /** What the person signs in with. */
  ownIdentity: () => ({
    queryKey: ['account', 'identity'],
    queryFn: () => dataProvider.readOwnIdentity(),
  }),
  ownSessions: () => ({
    queryKey: ['account', 'sessions'],
    queryFn: () => dataProvider.readOwnSessions(),
  }),
  ownPasskeys: () => ({
    queryKey: ['account', 'passkeys'],
    queryFn: () => dataProvider.readOwnPasskeys(),
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
  /** How the system is, looked at again and again. */
  status: () => ({
    queryKey: ['status'],
    queryFn: () => dataProvider.describeStatus(),
    againAfter: () => STATUS_MS,
  }),
};
