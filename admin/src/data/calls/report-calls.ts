import { api } from '../../api.ts';
import { call } from '../call.ts';

/** The first and the last day; the API chooses those that are missing. */
export interface Days {
  from?: string;
  to?: string;
}

export const reportCalls = {
  reportApplications: (days: Days) =>
    call(() => api.GET('/api/admin/reports/applications', { params: { query: days } })),
  reportAnswers: (days: Days) => call(() => api.GET('/api/admin/reports/answers', { params: { query: days } })),
  reportStages: (days: Days) => call(() => api.GET('/api/admin/reports/stages', { params: { query: days } })),
  reportEnquiries: (days: Days) => call(() => api.GET('/api/admin/reports/enquiries', { params: { query: days } })),
  reportVisits: (days: Days) => call(() => api.GET('/api/admin/reports/visits', { params: { query: days } })),
  reportCsp: (days: Days) => call(() => api.GET('/api/admin/reports/csp', { params: { query: days } })),
  describeToday: () => call(() => api.GET('/api/admin/today')),
  describeOfficeDay: () => call(() => api.GET('/api/admin/today/office')),
  listToDo: () => call(() => api.GET('/api/admin/today/to-do')),
  describeStatus: () => call(() => api.GET('/api/admin/status')),
  reportHealth: () => call(() => api.GET('/api/admin/reports/health')),
};
