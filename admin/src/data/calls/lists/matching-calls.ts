import type { Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call } from '../../call.ts';

export type MatchingRequest = Schemas['MatchingRequest'];
export type BulkDeed = Schemas['BulkDeedView'];

/** All that a list shows on all its pages. */
export const matchingCalls = {
  /** Done to all of them or to none; many are left to a worker. */
  doToMatching: (request: MatchingRequest) => call(() => api.POST('/api/admin/bulk-deeds', { body: request })),
  readBulkDeed: (id: string) => call(() => api.GET('/api/admin/bulk-deeds/{id}', { params: { path: { id } } })),
};
