import type { Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call, ifMatch } from '../../call.ts';

type Saved = Schemas['SaveViewRequest'];

/** Saved views: filters and orders of the applications under a name. */
export const viewCalls = {
  readViews: () => call(() => api.GET('/api/admin/views')),
  createView: (view: Saved) => call(() => api.POST('/api/admin/views', { body: view })),
  changeView: (id: string, view: Saved, version: number) =>
    call(() => api.PUT('/api/admin/views/{id}', { params: { path: { id }, header: ifMatch(version) }, body: view })),
  deleteView: (id: string, version: number) =>
    call(() => api.DELETE('/api/admin/views/{id}', { params: { path: { id }, header: ifMatch(version) } })),
};
