import type { Interview, Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call, ifMatch } from '../../call.ts';

export const interviewCalls = {
  /** In the order of time. */
  readInterviews: (filter: object): Promise<Interview[]> =>
    call(() => api.GET('/api/admin/interviews', { params: { query: { filter: JSON.stringify(filter) } } })),
  /** All of the staff who can take part. */
  readInterviewers: () => call(() => api.GET('/api/admin/interviewers')),
  /** Who is in another interview at that time. Nothing is changed. */
  findTaken: (request: Schemas['FindTakenRequest']) =>
    call(() => api.POST('/api/admin/interviews/taken', { body: request })),

  arrangeInterview: (interview: Schemas['ArrangeInterviewRequest']) =>
    call(() => api.POST('/api/admin/interviews', { body: interview })),
  moveInterview: (id: string, interview: Schemas['MoveInterviewRequest'], version: number) =>
    call(() =>
      api.PUT('/api/admin/interviews/{id}', { params: { path: { id }, header: ifMatch(version) }, body: interview }),
    ),
  giveVerdict: (id: string, verdict: Schemas['GiveVerdictRequest']) =>
    call(() => api.POST('/api/admin/interviews/{id}/verdict', { params: { path: { id } }, body: verdict })),
  cancelInterview: (id: string, version: number) =>
    call(() => api.POST('/api/admin/interviews/{id}/cancel', { params: { path: { id }, header: ifMatch(version) } })),
};
