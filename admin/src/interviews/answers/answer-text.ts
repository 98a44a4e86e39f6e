import type { Interview } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';

/** What an applicant has answered to an invitation, in words. */
export const answerText = (answer: Interview['answer']): string => translate(`interviews.answers.${answer ?? 'none'}`);

/** The words that came with the answer that counts. */
export const noteOf = ({ answer, answers }: Pick<Interview, 'answer' | 'answers'>): string | null =>
  answer === null ? null : (answers.at(-1)?.note ?? null);
