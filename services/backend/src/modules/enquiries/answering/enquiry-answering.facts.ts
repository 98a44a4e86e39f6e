import { countDaysBegunSince } from '../../calendar/calendar.facts';
import { isGeneralAdmin } from '../../staff/staff.facts';
import { enquiryForms } from '../enquiry-kinds.facts';

/** open: we have to answer; waiting: the sender has to; closed: nobody has to any more. */
export const enquiryStates = ['open', 'waiting', 'closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
/** In words for people. */
export const enquiryStateWords: Record<EnquiryState, string> = {
  open: 'Open',
  waiting: 'Waiting for them',
  closed: 'Answered',
};

/** Enquiries of one deed. */
export const MOST_ENQUIRIES = 200;

/** The tabs above the list of all enquiries. */
export const enquiryTabs = ['open', 'mine', 'nobody', 'waiting', 'closed', 'all'] as const;
export type EnquiryTab = (typeof enquiryTabs)[number];

/** SQL: somebody has it who can answer it. Who has left has nothing any more, so that it is found among those of nobody. */
const isSomebodys = (alias: string) => `coalesce(${isGeneralAdmin(`${alias}.assigned_to`)}, false)`;

/** SQL: whether an enquiry stands under a tab; `me` is the reader's id. */
export const enquiryIsUnder: Record<EnquiryTab, (alias: string, me: string) => string> = {
  open: (alias) => `${alias}.state = 'open'`,
  mine: (alias, me) => `${alias}.assigned_to = ${me} AND ${alias}.state IN ('open', 'waiting')`,
  nobody: (alias) => `${alias}.state = 'open' AND NOT ${isSomebodys(alias)}`,
  waiting: (alias) => `${alias}.state = 'waiting'`,
  closed: (alias) => `${alias}.state = 'closed'`,
  all: () => 'true',
};

/** SQL: when an enquiry has to be answered; never is the end of time. */
export const enquiryDue = (alias: string) => `coalesce(${alias}.answer_due_at, 'infinity'::timestamptz)`;

/** SQL: the columns of an enquiry's view that tell its clock. */
export const enquiryClock = (alias: string) => `
  ${alias}.answer_due_at AS "answerDueAt",
  CASE WHEN ${alias}.answer_due_at < now() THEN ${countDaysBegunSince(`${alias}.answer_due_at`)} END AS "answerDaysLate"`;

/** SQL: whether enquiries are assigned to a person. */
export const hasAssignedEnquiry = (staff: string) =>
  `(${Object.values(enquiryForms)
    .map(({ table }) => `EXISTS (SELECT FROM ${table} WHERE assigned_to = ${staff})`)
    .join(' OR ')})`;
