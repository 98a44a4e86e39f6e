import { enquiryKinds } from '../../enquiries/enquiry-kinds.ts';
import type { MenuCountProps } from './menu-count.tsx';

export interface MenuEntry {
  to: string;
  text: string;
  count?: MenuCountProps;
}

const applications: MenuEntry = {
  to: '/applications',
  text: 'Applications',
  count: { resource: 'applications', even: true },
};

const reports: MenuEntry = { to: '/reports', text: 'Reports' };

/** The last entries of both areas. */
const upkeep: MenuEntry[] = [
  { to: '/held', text: 'Held', count: { resource: 'held' } },
  {
    to: '/deliveries',
    text: 'Deliveries',
    count: { resource: 'deliveries', filter: { forPerson: true }, what: 'not sent or unsure' },
  },
];

const records: MenuEntry[] = [
  { to: '/audit', text: 'Audit log' },
  { to: '/personal-data', text: 'Personal data' },
];

const general: MenuEntry[] = [
  applications,
  ...enquiryKinds.map(({ list, heading }) => ({ to: `/${list}`, text: heading })),
  reports,
  ...upkeep,
  { to: '/staff', text: 'Staff' },
  ...records,
  { to: '/retention', text: 'Retention' },
];

const hr: MenuEntry[] = [
  applications,
  { to: '/job-posts', text: 'Job Posts' },
  { to: '/form-settings', text: 'Form Settings' },
  reports,
  ...upkeep,
  { to: '/mail-templates', text: 'Mail templates' },
  { to: '/rejection-reasons', text: 'Rejection reasons' },
  ...records,
];

/** The sections of a role; none before it is known. */
export const menuOf = (role: unknown): MenuEntry[] => (role === 'hr' ? hr : role === 'general' ? general : []);
