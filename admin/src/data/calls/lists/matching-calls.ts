import type { Schemas } from '@frontdoor/contract';
import { api } from '../../../api.ts';
import { call } from '../../call.ts';

export type MatchingRequest = Schemas['MatchingRequest'];
export type MatchingMailsRequest = Schemas['MatchingMailsRequest'];
export type BulkDeed = Schemas['BulkDeedView'];

/** Deeds for all applications of a list, on all its pages. */
export const matchingCalls = {
  /** Acts on all of them or on none; where they are many, a worker does it. */
  doToMatching: (request: MatchingRequest) => call(() => api.POST('/api/admin/bulk-deeds', { body: request })),
  /** The mails that it would send, from one of them on, and who would get several. */
  readMatchingMails: (request: MatchingMailsRequest) =>
    call(() => api.POST('/api/admin/bulk-deeds/mails', { body: request })),
  readBulkDeed: (id: string) => call(() => api.GET('/api/admin/bulk-deeds/{id}', { params: { path: { id } } })),
};
