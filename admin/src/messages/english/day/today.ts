import type { Schemas } from '@frontdoor/contract';

type Kind = Schemas['ToDoLineView']['kind'];

/** The day of HR, and what waits in that of general administrators. */
export const today = {
  all: 'All %{count} |||| All %{count}',
  applicants: '%{count} applicant |||| %{count} applicants',
  byPosition: 'by position',
  cannotBeShown: 'it cannot be shown',
  closes: '%{name} closes %{day}: %{applicants}, %{unanswered} without an answer',
  figures: 'How things stand',
  hires: 'Where hires came from',
  kept: '%{kept} of %{count} kept |||| %{kept} of %{count} kept',
  late: '%{name} %{count} day |||| %{name} %{count} days',
  /** Each after its number. */
  lines: {
    overdue: { one: 'answer overdue', many: 'answers overdue' },
    today: { one: 'answer due today', many: 'answers due today' },
    replied: { one: 'applicant has answered', many: 'applicants have answered' },
    unseen: { one: 'application unseen', many: 'applications unseen' },
    mails: { one: 'mail not sent or unsure', many: 'mails not sent or unsure' },
    files: { one: 'resume flagged or unread', many: 'resumes flagged or unread' },
    held: { one: 'submission held as spam', many: 'submissions held as spam' },
    closing: { one: 'post closes within a week', many: 'posts close within a week' },
    lateEnquiries: { one: 'enquiry overdue', many: 'enquiries overdue' },
    ownEnquiries: { one: 'enquiry of yours to answer', many: 'enquiries of yours to answer' },
    freeEnquiries: { one: 'enquiry that nobody has taken', many: 'enquiries that nobody has taken' },
  } as const satisfies Record<Kind, Record<'one' | 'many', string>>,
  median: 'median, %{days} days',
  more: 'and %{count} more |||| and %{count} more',
  none: 'None.',
  nothing: 'Nothing waits for you.',
  oldest: 'the oldest since %{time}',
  oldestFirst: 'oldest first',
  /** On the button of a line. */
  open: {
    overdue: { one: 'Answer it', many: 'Answer them' },
    today: { one: 'Show it', many: 'Show them' },
    replied: { one: 'Read it', many: 'Read them' },
    unseen: { one: 'Read it', many: 'Read them' },
    mails: { one: 'Look', many: 'Look' },
    files: { one: 'Look', many: 'Look' },
    held: { one: 'Judge it', many: 'Judge them' },
    closing: { one: 'Open', many: 'Open' },
    lateEnquiries: { one: 'Answer it', many: 'Answer them' },
    ownEnquiries: { one: 'Answer it', many: 'Answer them' },
    freeEnquiries: { one: 'Take it', many: 'Take them' },
  } as const satisfies Record<Kind, Record<'one' | 'many', string>>,
  origins: { referral: 'referral', untold: 'not told' },
  promised: 'promised %{days}',
  stages: 'Where they stand',
  toDo: 'To do',
  twelveMonths: '12 months',
  undecided: 'not decided',
  week: 'Last seven days',
  what: 'day',
} as const;
