import type { Schemas } from '@frontdoor/contract';
import { dataProvider } from '../data/data-provider.ts';

/** The people of the staff are not fetched again for each form that opens. */
const FRESH_MS = 10_000;

/** What is read of interviews, as `reads` has it. */
export const interviewReads = {
  /** All interviews with an applicant, the first one first. */
  interviews: (applicationId: string) => ({
    queryKey: ['interviews', 'of', applicationId],
    queryFn: () => dataProvider.readInterviews({ application: applicationId }),
  }),
  /** Those that begin on a day of the company, by its first moment and the next day's. */
  interviewsOn: (from: string, until: string) => ({
    queryKey: ['interviews', 'on', from],
    queryFn: () => dataProvider.readInterviews({ from, until, state: 'arranged' }),
  }),
  /** Those from a moment on that the applicant declines, or asks for another time for. */
  unsuited: (from: string) => ({
    queryKey: ['interviews', 'unsuited', from],
    queryFn: () => dataProvider.readInterviews({ from, state: 'arranged', answer: ['declined', 'another-time'] }),
  }),
  /** Two times that were proposed, of which none is chosen yet. */
  proposals: (from: string) => ({
    queryKey: ['interviews', 'proposals', from],
    queryFn: () => dataProvider.readInterviews({ from, state: 'proposed' }),
  }),
  /** Interviews with missing verdicts, the longest wait first: of one person of the staff, or of all. */
  awaitedVerdicts: (staff?: string) => ({
    queryKey: ['interviews', 'awaited', staff ?? ''],
    queryFn: () => dataProvider.readInterviews({ awaited: true, ...(staff && { staff }) }),
  }),
  interviewers: () => ({
    queryKey: ['interviews', 'people'],
    queryFn: () => dataProvider.readInterviewers(),
    staleTime: FRESH_MS,
  }),
  /** Who is in another interview at that time. */
  taken: (request: Schemas['FindTakenRequest']) => ({
    queryKey: ['interviews', 'taken', request],
    queryFn: () => dataProvider.findTaken(request),
  }),
};
