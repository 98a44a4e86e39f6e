import type { Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call, ifMatch } from '../call.ts';

export const noteCalls = {
  readNotes: (applicationId: string) =>
    call(() => api.GET('/api/admin/applications/{id}/notes', { params: { path: { id: applicationId } } })),
  writeNote: (applicationId: string, note: Schemas['WriteNoteRequest']) =>
    call(() => api.POST('/api/admin/applications/{id}/notes', { params: { path: { id: applicationId } }, body: note })),
  editNote: (id: string, text: string, version: number) =>
    call(() =>
      api.PUT('/api/admin/notes/{id}', { params: { path: { id }, header: ifMatch(version) }, body: { text } }),
    ),
  deleteNote: (id: string, version: number) =>
    call(() => api.DELETE('/api/admin/notes/{id}', { params: { path: { id }, header: ifMatch(version) } })),
};
