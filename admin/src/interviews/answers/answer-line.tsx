import type { Interview } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { answerText, noteOf } from './answer-text.ts';

/** What the applicant has answered to an interview that is still to come. */
export const AnswerLine = ({ interview }: { interview: Interview }) => {
  const { applicantName: name, answer } = interview;
  const note = noteOf(interview);
  const text = translate('interviews.answered', { name, answer: answerText(answer) });
  return (
    <>
      <p className={answer ? undefined : 'soft'}>{answer ? <b>{text}</b> : text}</p>
      {note && <p className="text">{note}</p>}
    </>
  );
};
