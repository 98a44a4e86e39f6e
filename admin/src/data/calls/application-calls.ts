import type { Application, Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call, ifMatch } from '../call.ts';

const newestFirst = JSON.stringify(['createdAt', 'DESC']);

export const applicationCalls = {
  /** The application with this reference, in any spelling of its letters. */
  findApplication: async (reference: string): Promise<Application | undefined> => {
    const query = { sort: newestFirst, range: '[0,4]', filter: JSON.stringify({ q: reference }) };
    const applications = await call(() => api.GET('/api/admin/applications', { params: { query } }));
    return applications.find((application) => application.reference.toUpperCase() === reference.toUpperCase());
  },

  readDuplicates: (id: string) =>
    call(() => api.GET('/api/admin/applications/{id}/duplicates', { params: { path: { id } } })),
  linkDuplicate: (id: string, otherId: string) =>
    call(() =>
      api.POST('/api/admin/applications/{id}/duplicates', { params: { path: { id } }, body: { id: otherId } }),
    ),
  unlinkDuplicate: (id: string, otherId: string) =>
    call(() => api.DELETE('/api/admin/applications/{id}/duplicates/{otherId}', { params: { path: { id, otherId } } })),

  readDueAnswers: () => call(() => api.GET('/api/admin/answers')),
  /** Nobody has to answer until the clock is started again, or a mail is sent. */
  pauseAnswer: (id: string, reason: string, version: number) =>
    call(() =>
      api.PUT('/api/admin/applications/{id}/pause', {
        params: { path: { id }, header: ifMatch(version) },
        body: { reason },
      }),
    ),
  resumeAnswer: (id: string, version: number) =>
    call(() =>
      api.DELETE('/api/admin/applications/{id}/pause', { params: { path: { id }, header: ifMatch(version) } }),
    ),

  readResumeAsks: (id: string) =>
    call(() => api.GET('/api/admin/applications/{id}/resume/asks', { params: { path: { id } } })),
  /** @param searched the words whose hits are wanted, if any */
  readResumePreview: (id: string, searched: string): Promise<Schemas['ResumePreviewView']> =>
    call(() =>
      api.GET('/api/admin/applications/{id}/resume/preview', {
        params: { path: { id }, query: searched ? { q: searched } : {} },
      }),
    ),
};
