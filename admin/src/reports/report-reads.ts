import type { Days } from '../data/calls/report-calls.ts';
import { dataProvider } from '../data/data-provider.ts';

/** What is read of reports, as `reads` has it. */
export const reportReads = {
  applicationsReport: (days: Days) => ({
    queryKey: ['reports', 'applications', days],
    queryFn: () => dataProvider.reportApplications(days),
  }),
  answersReport: (days: Days) => ({
    queryKey: ['reports', 'answers', days],
    queryFn: () => dataProvider.reportAnswers(days),
  }),
  stagesReport: (days: Days) => ({
    queryKey: ['reports', 'stages', days],
    queryFn: () => dataProvider.reportStages(days),
  }),
  enquiriesReport: (days: Days) => ({
    queryKey: ['reports', 'enquiries', days],
    queryFn: () => dataProvider.reportEnquiries(days),
  }),
  visitsReport: (days: Days) => ({
    queryKey: ['reports', 'visits', days],
    queryFn: () => dataProvider.reportVisits(days),
  }),
  cspReport: (days: Days) => ({
    queryKey: ['reports', 'csp', days],
    queryFn: () => dataProvider.reportCsp(days),
  }),
  healthReport: () => ({
    queryKey: ['reports', 'health'],
    queryFn: () => dataProvider.reportHealth(),
  }),
};
