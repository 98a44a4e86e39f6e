import { api } from '../../api.ts';
import { call } from '../call.ts';

export const undoCalls = {
  /** Takes back one action of this person: all of it, or nothing. */
  undo: (id: string) => call(() => api.POST('/api/admin/undo/{id}', { params: { path: { id } } })),
  /** What this person can take back now, newest first. */
  readUndo: () => call(() => api.GET('/api/admin/undo')),
};
