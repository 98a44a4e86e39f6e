import type { Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call } from '../call.ts';

export const staffCalls = {
  inviteStaff: (invitation: Schemas['InviteStaffDto']) =>
    call(() => api.POST('/api/admin/staff/invitations', { body: invitation })),
  readSessionsOfStaff: (id: string) =>
    call(() => api.GET('/api/admin/staff/{id}/sessions', { params: { path: { id } } })),
  endSessionsOfStaff: (id: string) =>
    call(() => api.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } })),
  removeSecondFactorOfStaff: (id: string) =>
    call(() => api.DELETE('/api/admin/staff/{id}/totp', { params: { path: { id } } })),
  removePasskeysOfStaff: (id: string) =>
    call(() => api.DELETE('/api/admin/staff/{id}/passkeys', { params: { path: { id } } })),
  unlinkIdentityOfStaff: (id: string) =>
    call(() => api.DELETE('/api/admin/staff/{id}/identity', { params: { path: { id } } })),
};
