import type { Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call } from '../call.ts';

const archive = { Accept: 'application/zip, application/json' };

/** A person's rights in law. Addresses travel in bodies, because logs keep addresses of pages. */
export const personCalls = {
  exportPerson: (email: string): Promise<Blob> =>
    call(() => api.POST('/api/admin/exports', { body: { email }, headers: archive, parseAs: 'blob' })),
  /** Counts what would go, or erases it. */
  erasePerson: (request: Schemas['EraseRequest']) => call(() => api.POST('/api/admin/erasures', { body: request })),
};
