import type { Schemas } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call, ifMatch } from '../call.ts';

export const deliveryCalls = {
  readDeliveryNumbers: () => call(() => api.GET('/api/admin/deliveries/numbers')),
  /** `yes` = not as it was some minutes ago, but now. */
  readSender: (again?: 'yes') =>
    call(() => api.GET('/api/admin/sender', { params: { query: again ? { again } : {} } })),
  readSignatures: () => call(() => api.GET('/api/admin/signatures')),
  /** An empty text takes it away. */
  changeSignature: (of: 'own' | 'office', text: string, version: number) =>
    call(() => api.PUT(`/api/admin/signatures/${of}`, { params: { header: ifMatch(version) }, body: { text } })),
  /** A mail that was sent, or left out on purpose, goes out with `again` only. */
  resendDelivery: (id: string, request: Schemas['ResendDeliveryRequest'] = {}) =>
    call(() => api.POST('/api/admin/deliveries/{id}/resend', { params: { path: { id } }, body: request })),
  resendFailedDeliveries: () => call(() => api.POST('/api/admin/deliveries/resend-failed')),
  /** An unsure mail has arrived. */
  confirmDelivery: (id: string) =>
    call(() => api.POST('/api/admin/deliveries/{id}/confirm', { params: { path: { id } } })),
  /** The time of a mail has not come. */
  cancelDelivery: (id: string) =>
    call(() => api.POST('/api/admin/deliveries/{id}/cancel', { params: { path: { id } } })),
  sendDeliveryNow: (id: string) =>
    call(() => api.POST('/api/admin/deliveries/{id}/send-now', { params: { path: { id } } })),
};
