import { enquiryKinds } from '../../enquiries/enquiry-kinds.ts';
import type { LabelKey } from '../../messages/message-key.ts';
import { todayPath } from '../../today/today-path.ts';
import type { MenuCountProps } from './menu-count.tsx';

export interface MenuEntry {
  to: string;
  text: LabelKey;
  count?: MenuCountProps;
  /** With the number of kinds of work that wait. */
  toDo?: true;
}

const applications: MenuEntry = {
  to: '/applications',
  text: 'menu.applications',
  count: { resource: 'applications', even: true },
};

const reports: MenuEntry = { to: '/reports', text: 'menu.reports' };

/** The last entries of both areas. */
const upkeep: MenuEntry[] = [
  { to: '/held', text: 'menu.held', count: { resource: 'held' } },
  {
    to: '/deliveries',
    text: 'menu.deliveries',
    count: { resource: 'deliveries', filter: { forPerson: true }, what: 'menu.notSentOrUnsure' },
  },
];

const records: MenuEntry[] = [
  { to: '/audit', text: 'menu.audit' },
  { to: '/personal-data', text: 'menu.personalData' },
];

const general: MenuEntry[] = [
  applications,
  ...enquiryKinds.map(({ list, name }) => ({ to: `/${list}`, text: `enquiries.kinds.${name}.heading` as const })),
  reports,
  ...upkeep,
  { to: '/staff', text: 'menu.staff' },
  ...records,
  { to: '/retention', text: 'menu.retention' },
];

const hr: MenuEntry[] = [
  { to: todayPath, text: 'menu.today', toDo: true },
  applications,
  { to: '/job-posts', text: 'menu.jobPosts' },
  { to: '/form-settings', text: 'menu.formSettings' },
  { to: '/calendar', text: 'menu.calendar' },
  reports,
  ...upkeep,
  { to: '/mail-templates', text: 'menu.mailTemplates' },
  { to: '/rejection-reasons', text: 'menu.rejectionReasons' },
  ...records,
];

/** The sections of a role; none before it is known. */
export const menuOf = (role: unknown): MenuEntry[] => (role === 'hr' ? hr : role === 'general' ? general : []);
