import { translate } from '../../../messages/translate.ts';
import { weekdayText } from '../../../values/times/dates.ts';
import type { Clock } from '../../answer/answer-text.ts';

const WEEK_MS = 7 * 86_400_000;

/** "due Tue", "due 14 Dec" beyond a week, "2 d late", where there is little room; undefined when nothing is due. `now` is in milliseconds since 1970. */
export const shortAnswer = (
  { answerDueAt, answerDaysLate, answerPausedFor }: Clock,
  now: number,
): string | undefined => {
  if (answerDaysLate === 0) return translate('board.lateToday');
  if (answerDaysLate !== null) return translate('board.late', { days: answerDaysLate });
  if (answerDueAt === null) return answerPausedFor === null ? undefined : translate('applications.answer.paused');
  const [weekday = '', ...date] = weekdayText(answerDueAt).split(' ');
  const isNear = Date.parse(answerDueAt) - now < WEEK_MS;
  return translate('applications.answer.due', { day: isNear ? weekday : date.join(' ') });
};
