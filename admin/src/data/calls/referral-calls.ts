import { api } from '../../api.ts';
import { call } from '../call.ts';

export const referralCalls = {
  /** The links of one post, up to a hundred. */
  readReferrals: (jobPost: string) => {
    const query = { filter: JSON.stringify({ jobPost }), range: '[0,99]' };
    return call(() => api.GET('/api/admin/referrals', { params: { query } }));
  },
  createReferral: (jobPost: string, name: string) =>
    call(() => api.POST('/api/admin/referrals', { body: { jobPost, name } })),
  withdrawReferral: (id: string) =>
    call(() => api.POST('/api/admin/referrals/{id}/withdraw', { params: { path: { id } } })),
  deleteReferral: (id: string) => call(() => api.DELETE('/api/admin/referrals/{id}', { params: { path: { id } } })),
};
