import type { FormSettings } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call } from '../call.ts';

export const settingsCalls = {
  /** The applications and job posts that name an option of the application form. */
  readUseOfOption: (kind: keyof FormSettings, option: string) =>
    call(() => api.GET('/api/admin/form-settings/use', { params: { query: { kind, option } } })),
  readUseOfReason: (id: string) =>
    call(() => api.GET('/api/admin/rejection-reasons/{id}/use', { params: { path: { id } } })),
  /** Puts the reasons that can be given into another order than the one that was read. */
  orderReasons: (ids: string[], seen: string[]) =>
    call(() => api.PUT('/api/admin/rejection-reasons/order', { body: { ids, seen } })),
  /** Other posts of a title that are a draft, scheduled or open. */
  readPostsOfTitle: async (title: string) => {
    const filter = { title, state: ['draft', 'scheduled', 'open'] };
    return call(() => api.GET('/api/admin/job-posts', { params: { query: { filter: JSON.stringify(filter) } } }));
  },
  /** A long text as the site would show it. */
  renderPostText: (description: string) =>
    call(() => api.POST('/api/admin/job-posts/rendering', { body: { description } })),
  /** Keeps a picture for a job post. @returns the path by which a post names it */
  uploadJobPostImage: (file: File) => {
    const form = new FormData();
    form.append('image', file);
    // The typed client knows the file as a text.
    const body = form as unknown as { image: string };
    return call(() => api.POST('/api/admin/job-posts/images', { body, bodySerializer: () => form }));
  },
  /** What would be removed today. */
  readRetentionForecast: () => call(() => api.GET('/api/admin/retention/preview')),
};
