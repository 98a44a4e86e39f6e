import type { Application, OpenedApplication, Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call, ifMatch } from '../call.ts';

const bestFirst = JSON.stringify(['relevance', 'DESC']);
const newestFirst = JSON.stringify(['createdAt', 'DESC']);

export const applicationCalls = {
  /** The first applications that a search finds. */
  findApplications: (q: string): Promise<Application[]> => {
    const query = { sort: bestFirst, range: '[0,19]', filter: JSON.stringify({ q }) };
    return call(() => api.GET('/api/admin/applications', { params: { query } }));
  },
  /** These applications, newest first. */
  readApplications: (ids: readonly string[]): Promise<Application[]> => {
    const query = { sort: newestFirst, filter: JSON.stringify({ id: ids }) };
    return call(() => api.GET('/api/admin/applications', { params: { query } }));
  },
  /** The people who have sent several of these applications. */
  findPeople: (ids: readonly string[]) =>
    call(() => api.POST('/api/admin/applications/people', { body: { ids: [...ids] } })),

  linkDuplicate: (id: string, otherId: string) =>
    call(() =>
      api.POST('/api/admin/applications/{id}/duplicates', { params: { path: { id } }, body: { id: otherId } }),
    ),
  unlinkDuplicate: (id: string, otherId: string) =>
    call(() => api.DELETE('/api/admin/applications/{id}/duplicates/{otherId}', { params: { path: { id, otherId } } })),

  /** Makes a file that an applicant has sent by mail the resume. */
  takeFileAsResume: (id: string): Promise<true> =>
    call(() => api.PUT('/api/admin/received-files/{id}/resume', { params: { path: { id } } })).then(() => true),

  /** How many applications the list has under each of its tabs; none where there are too many to count. */
  countTabs: (filter: object): Promise<Schemas['TabCountView'][]> =>
    call(() => api.GET('/api/admin/application-counts', { params: { query: { filter: JSON.stringify(filter) } } })),
  /** An application with all that its page shows. It counts as seen by that. */
  readOpened: (id: string): Promise<OpenedApplication> =>
    call(() => api.GET('/api/admin/applications/{id}/opened', { params: { path: { id } } })),

  /** The clock is paused: no answer is due until HR starts it again or sends a mail. */
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

  /** What the applicant has answered until then needs no answer. */
  settleReply: (id: string, repliedAt: string) =>
    call(() =>
      api.PUT('/api/admin/applications/{id}/reply-settled', { params: { path: { id } }, body: { repliedAt } }),
    ),

  /** How many bytes there are of a resume that is damaged. The contract has no HEAD, so the typed client has none. */
  readPresentSize: (file: string): Promise<number> =>
    call(async () => {
      const response = await fetch(`/uploads/${encodeURIComponent(file)}?anyway=true`, { method: 'HEAD' });
      return { data: Number(response.headers.get('Content-Length')), response };
    }),
  /** @param searched the words whose hits are wanted, if any */
  readResumePreview: (id: string, searched: string): Promise<Schemas['ResumePreviewView']> =>
    call(() =>
      api.GET('/api/admin/applications/{id}/resume/preview', {
        params: { path: { id }, query: searched ? { q: searched } : {} },
      }),
    ),
};
