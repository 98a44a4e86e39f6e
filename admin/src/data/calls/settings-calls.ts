import type { FormSettings } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call } from '../call.ts';

export const settingsCalls = {
  /** The applications and job posts that name an option of the application form. */
  readUseOfOption: (kind: keyof FormSettings, option: string) =>
    call(() => api.GET('/api/admin/form-settings/use', { params: { query: { kind, option } } })),
  readUseOfReason: (id: string) =>
    call(() => api.GET('/api/admin/rejection-reasons/{id}/use', { params: { path: { id } } })),
  /** What would be removed today. */
  readRetentionForecast: () => call(() => api.GET('/api/admin/retention/preview')),
};
