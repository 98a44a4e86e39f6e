import type { Enquiry } from '@frontdoor/contract';
import { AnswerDue } from '../applications/answer/answer-due.tsx';
import { translate } from '../messages/translate.ts';

/** By when somebody answers; of one that nobody has to answer, why not. */
export const EnquiryAnswer = ({ record: { state, answerDueAt, answerDaysLate } }: { record: Enquiry }) =>
  state === 'open' ? (
    <AnswerDue record={{ answerDueAt, answerDaysLate, answerPausedFor: null }} />
  ) : (
    <span className="mono soft">{translate(`enquiries.states.${state}`)}</span>
  );
