import type { Application } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { weekdayText } from '../../values/times/dates.ts';

export type Clock = Pick<Application, 'answerDueAt' | 'answerDaysLate' | 'answerPausedFor'>;

export type AnswerTone = 'late' | 'due' | 'none';

/** "due Tue 1 Dec", "2 working days late"; a day that is over on a Friday is late on Saturday, and by no working day yet. */
export const answerText = ({ answerDueAt, answerDaysLate, answerPausedFor }: Clock): string => {
  if (answerDueAt !== null && answerDaysLate === 0)
    return translate('applications.answer.lateSince', { day: weekdayText(answerDueAt) });
  if (answerDaysLate !== null) return translate('applications.answer.late', { count: answerDaysLate });
  if (answerDueAt !== null) return translate('applications.answer.due', { day: weekdayText(answerDueAt) });
  return translate(answerPausedFor === null ? 'applications.answer.none' : 'applications.answer.paused');
};

/** The same beside the words "Answer due", where there is little room: "Tue 1 Dec", "2 days late". */
export const answerUnderLabel = (clock: Clock): string => {
  const { answerDueAt, answerDaysLate } = clock;
  if (answerDaysLate) return translate('applications.answer.lateShort', { count: answerDaysLate });
  return answerDueAt !== null && answerDaysLate === null ? weekdayText(answerDueAt) : answerText(clock);
};

export const answerTone = ({ answerDueAt, answerDaysLate }: Clock): AnswerTone => {
  if (answerDaysLate !== null) return 'late';
  return answerDueAt === null ? 'none' : 'due';
};
