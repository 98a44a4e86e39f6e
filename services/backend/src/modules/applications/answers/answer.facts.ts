import { countDaysBegunSince, endOfToday } from '../../calendar/calendar.facts';

/** Within so many working days an applicant hears from a person: mails, pages and the clock have the number from here. */
export const ANSWER_WITHIN_DAYS = 5;

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** For example "five working days". */
export const answerTime = `${numerals[ANSWER_WITHIN_DAYS] ?? ANSWER_WITHIN_DAYS} working days`;

export const longestPauseReason = 120;

/** What the list can be narrowed to. Unanswered: the promised day is over, and nobody has ever answered. */
export const answerStates = ['overdue', 'today', 'open', 'paused', 'unanswered'] as const;
export type AnswerState = (typeof answerStates)[number];

/** SQL: when an applicant has to hear, as the index has it: never is the end of time. */
export const answerDue = (alias: string) => `coalesce(${alias}.answer_due_at, 'infinity'::timestamptz)`;

const isOverdue = (alias: string) => `${answerDue(alias)} < now()`;
const isPaused = (alias: string) => `${alias}.answer_due_at IS NULL AND ${alias}.answer_ended_at IS NULL`;
/** SQL: whether an application is in a state. */
export const answerIs: Record<AnswerState, (alias: string) => string> = {
  overdue: isOverdue,
  today: (alias) => `${answerDue(alias)} >= now() AND ${answerDue(alias)} < ${endOfToday}`,
  open: (alias) => `${answerDue(alias)} < 'infinity'`,
  paused: isPaused,
  unanswered: (alias) => `${isOverdue(alias)} AND ${alias}.first_answer_at IS NULL`,
};

/** SQL: whether an answer of the applicant waits: no mail to them, move, pause or word of HR has followed it. */
export const hasReplied = (alias: string) => `${alias}.replied_at IS NOT NULL`;

/** SQL: since when, as the index has it: never is the end of time. */
export const repliedSince = (alias: string) => `coalesce(${alias}.replied_at, 'infinity'::timestamptz)`;

/** SQL: the columns of an application's view that tell its clock. */
export const answerColumns = (alias: string) => `
  ${alias}.answer_due_at AS "answerDueAt",
  CASE WHEN ${isOverdue(alias)} THEN ${countDaysBegunSince(`${alias}.answer_due_at`)} END AS "answerDaysLate",
  CASE WHEN ${isPaused(alias)} THEN ${alias}.answer_pause_reason END AS "answerPausedFor",
  ${alias}.first_answer_at AS "firstAnswerAt", ${alias}.replied_at AS "repliedAt"`;
