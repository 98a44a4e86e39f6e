import type { Enquiry } from '@frontdoor/contract';
import { AnswerDue } from '../applications/answer/answer-due.tsx';
import { translate } from '../messages/translate.ts';

/** When an open enquiry has to be answered, or the state of another one. */
export const EnquiryAnswer = ({ record: { state, answerDueAt, answerDaysLate } }: { record: Enquiry }) =>
  state === 'open' ? (
    <AnswerDue record={{ answerDueAt, answerDaysLate, answerPausedFor: null }} />
  ) : (
    <span className="mono soft">{translate(`enquiries.states.${state}`)}</span>
  );
