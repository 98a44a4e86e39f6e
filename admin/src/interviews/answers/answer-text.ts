import type { Interview } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';

type Answered = Pick<Interview, 'answers'>;
type Answer = Interview['answers'][number];

/** What somebody has answered to an invitation, in words. */
export const answerText = (answer: Interview['answer']): string => translate(`interviews.answers.${answer ?? 'none'}`);

/** The applicant's answer that counts; of two times they may have chosen none yet. */
export const standingText = ({ answer, state }: Pick<Interview, 'answer' | 'state'>): string =>
  answer === null && state === 'proposed' ? translate('interviews.noChoice') : answerText(answer);

/** The last answer to the interview as it is, of an interviewer or, without an id, of the applicant. */
export const lastAnswer = ({ answers }: Answered, staffId: string | null = null): Answer | undefined =>
  answers.findLast((one) => one.staffId === staffId && one.current);

/** The words that came with the applicant's answer that counts. */
export const noteOf = (interview: Answered): string | null => lastAnswer(interview)?.note ?? null;
