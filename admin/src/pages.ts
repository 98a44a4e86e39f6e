import { lazy } from 'react';

/** Every page comes in a file of its own, when somebody goes there. */
export const pages = {
  Account: lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage })),
  Applications: lazy(async () => ({ default: (await import('./applications/application-list.tsx')).ApplicationList })),
  Audit: lazy(async () => ({ default: (await import('./audit/audit-list.tsx')).AuditList })),
  Calendar: lazy(async () => ({ default: (await import('./calendar/calendar-page.tsx')).CalendarPage })),
  Deliveries: lazy(async () => ({ default: (await import('./deliveries/delivery-list.tsx')).DeliveryList })),
  Enquiries: lazy(async () => ({ default: (await import('./enquiries/enquiry-list.tsx')).EnquiryList })),
  Erasures: lazy(async () => ({ default: (await import('./erasures/erasure-list.tsx')).ErasureList })),
  FormSettings: lazy(async () => ({
    default: (await import('./form-settings/form-settings-page.tsx')).FormSettingsPage,
  })),
  Held: lazy(async () => ({ default: (await import('./held/held-list.tsx')).HeldList })),
  Interviews: lazy(async () => ({
    default: (await import('./interviews/list/interview-list.tsx')).InterviewList,
  })),
  JobPosts: lazy(async () => ({ default: (await import('./job-posts/job-post-list.tsx')).JobPostList })),
  MailTemplates: lazy(async () => ({
    default: (await import('./mail-templates/mail-template-list.tsx')).MailTemplateList,
  })),
  OfficeDay: lazy(async () => ({ default: (await import('./today/office/office-day-page.tsx')).OfficeDayPage })),
  Person: lazy(async () => ({ default: (await import('./person/person-page.tsx')).PersonPage })),
  ReadingRoom: lazy(async () => ({
    default: (await import('./applications/reading-room/reading-room.tsx')).ReadingRoom,
  })),
  RejectionReasons: lazy(async () => ({
    default: (await import('./rejection-reasons/rejection-reason-list.tsx')).RejectionReasonList,
  })),
  Reports: lazy(async () => ({ default: (await import('./reports/reports-page.tsx')).ReportsPage })),
  Resume: lazy(async () => ({ default: (await import('./applications/resume/reader/resume-page.tsx')).ResumePage })),
  Retention: lazy(async () => ({ default: (await import('./retention/retention-page.tsx')).RetentionPage })),
  Status: lazy(async () => ({ default: (await import('./status/status-page.tsx')).StatusPage })),
  Today: lazy(async () => ({ default: (await import('./today/today-page.tsx')).TodayPage })),
  Staff: lazy(async () => ({ default: (await import('./staff/staff-list.tsx')).StaffList })),
};
