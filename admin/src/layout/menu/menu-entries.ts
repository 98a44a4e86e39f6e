import { filterIn, kindOf, pathOfKind, pathOfOpen } from '../../enquiries/enquiry-filter.ts';
import { allEnquiries, type EnquiryName } from '../../enquiries/enquiry-kinds.ts';
import { pathOfComing } from '../../interviews/list/interview-filter.ts';
import type { LabelKey } from '../../messages/message-key.ts';
import { statusPath } from '../../status/status-path.ts';
import { todayPath } from '../../today/today-path.ts';
import type { MenuCountProps } from './menu-count.tsx';

export interface MenuEntry {
  to: string;
  /** The kind of enquiry that it narrows the list to: several entries lead to that list. */
  kind?: EnquiryName;
  text: LabelKey;
  count?: MenuCountProps;
  /** With the number of kinds of work that wait. */
  toDo?: true;
  /** Above it, where it is the first of its group. */
  heading?: LabelKey;
}

const applications: MenuEntry = {
  to: '/applications',
  text: 'menu.applications',
  count: { resource: 'applications', even: true },
};

const interviews: MenuEntry = {
  to: pathOfComing,
  text: 'menu.interviews',
  count: { resource: 'interviews', filter: { coming: true }, what: 'interviews.list.coming' },
};

const reports: MenuEntry = { to: '/reports', text: 'menu.reports' };

const held: MenuEntry = { to: '/held', text: 'menu.held', count: { resource: 'held' } };
const deliveries: MenuEntry = {
  to: '/deliveries',
  text: 'menu.deliveries',
  count: { resource: 'deliveries', filter: { forPerson: true }, what: 'menu.notSentOrUnsure' },
};
const mailTemplates: MenuEntry = { to: '/mail-templates', text: 'menu.mailTemplates' };

const mail: [MenuEntry, ...MenuEntry[]] = [deliveries, mailTemplates, held];
const records: [MenuEntry, ...MenuEntry[]] = [
  { to: '/audit', text: 'menu.audit' },
  { to: '/personal-data', text: 'menu.personalData' },
  { to: '/erasures', text: 'menu.erasures' },
];
const today: MenuEntry = { to: todayPath, text: 'menu.today', toDo: true };

const group = (heading: LabelKey, [first, ...others]: readonly [MenuEntry, ...MenuEntry[]]): MenuEntry[] => [
  { ...first, heading },
  ...others,
];

const ofKind = (kind: EnquiryName): MenuEntry => ({
  to: pathOfKind(kind),
  kind,
  text: `enquiries.kinds.${kind}.heading` as const,
});

const general: MenuEntry[] = [
  today,
  {
    to: pathOfOpen,
    text: 'enquiries.kinds.home-enquiry.heading',
    count: { resource: allEnquiries, filter: { tab: 'open' }, what: 'enquiries.tabs.open' },
  },
  ofKind('consultation'),
  ofKind('contact-message'),
  applications,
  interviews,
  reports,
  ...group('menu.groups.mail', mail),
  ...group('menu.groups.records', [
    { to: '/staff', text: 'menu.staff' },
    ...records,
    { to: '/retention', text: 'menu.retention' },
    { to: statusPath, text: 'menu.system' },
  ]),
];

const hr: MenuEntry[] = [
  today,
  applications,
  interviews,
  { to: '/job-posts', text: 'menu.jobPosts' },
  reports,
  ...group('menu.groups.mail', mail),
  ...group('menu.groups.settings', [
    { to: '/form-settings', text: 'menu.formSettings' },
    { to: '/calendar', text: 'menu.calendar' },
    { to: '/rejection-reasons', text: 'menu.rejectionReasons' },
  ]),
  ...group('menu.groups.records', records),
];

/** The sections of a role; none before it is known. */
export const menuOf = (role: unknown): MenuEntry[] => (role === 'hr' ? hr : role === 'general' ? general : []);

/** Whether an entry leads to what is open. Of those to the list of enquiries it is the one of its kind, else the one of all. */
export function isCurrent(
  { to, kind }: MenuEntry,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const [list] = to.split('?');
  if (pathname !== list && !pathname.startsWith(`${list}/`)) return false;
  if (list !== `/${allEnquiries}`) return true;
  const open = kindOf(filterIn(search));
  return general.some((entry) => entry.kind !== undefined && entry.kind === open) ? kind === open : kind === undefined;
}
