import { answerClock } from './answer-clock.repository';

export type { DueAnswer } from './answer-clock.repository';

/**
 * To be called in the transaction of each deed that an applicant's date hangs on, after its last statement, and of what takes one back:
 * a move, a mail to the applicant, a pause. Calling it once more changes nothing.
 */
export const refreshAnswerClock = answerClock.refresh;

/** To be called after the calendar has changed, in the same transaction. Returns how many dates have moved. */
export const { moveOpenDates: moveOpenAnswerDates } = answerClock;

export const { count: countDueAnswers, findNewest: findNewestDue, listDue: listDueAnswers } = answerClock;
