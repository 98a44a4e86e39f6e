import type { Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call } from '../../call.ts';

/** Assigns applications to colleagues. */
export const assignCalls = {
  /** Assigns all of them or none; `to` is null for nobody. */
  assignApplications: (assignment: Schemas['AssignApplicationsRequest']) =>
    call(() => api.POST('/api/admin/applications/assignee', { body: assignment })),
  readColleagues: () => call(() => api.GET('/api/admin/colleagues')),
};
