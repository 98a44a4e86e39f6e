import type { Interview } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { answerText, lastAnswer, noteOf, standingText } from './answer-text.ts';
import './answer-line.css';

/** What the applicant and the interviewers have answered to an interview that is still to come; of these only who has. */
export const AnswerLine = ({ interview }: { interview: Interview }) => {
  const { applicantName: name, answer, people } = interview;
  const note = noteOf(interview);
  const text = translate('interviews.answered', { name, answer: standingText(interview) });
  return (
    <div className="answers">
      <div>
        <p className={answer ? undefined : 'soft'}>{answer ? <b>{text}</b> : text}</p>
        {note && <p className="text">{note}</p>}
      </div>
      {people.map((person) => {
        const given = lastAnswer(interview, person.id);
        if (!given) return null;
        return (
          <div key={person.id}>
            <p>{translate('interviews.answered', { name: person.name, answer: answerText(given.answer) })}</p>
            {given.note && <p className="text">{given.note}</p>}
          </div>
        );
      })}
    </div>
  );
};
