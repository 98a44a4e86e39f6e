import type { Interview } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { standingText } from '../answers/answer-text.ts';

/** What counts most about an interview in a list. @param me the id of its reader */
export const interviewStanding = (interview: Interview, me: unknown): string => {
  const { state, coming, awaited, verdictsGiven } = interview;
  if (state === 'cancelled') return translate('interviews.cancelled');
  if (coming) return standingText(interview);
  if (state === 'proposed') return translate('interviews.list.notChosen');
  if (awaited.some(({ id }) => id === me)) return translate('interviews.list.yours');
  if (awaited.length > 0) return translate('interviews.list.awaited', { count: awaited.length });
  return verdictsGiven > 0
    ? translate('interviews.list.judged', { count: verdictsGiven })
    : translate('interviews.over');
};
