import type { Interview } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';
import { useRole } from '../session/role.ts';
import { AnswerLine } from './answers/answer-line.tsx';
import { InterviewActs } from './coming/interview-acts.tsx';
import { InterviewPlace } from './interview-place.tsx';
import { timesText } from './interview-text.ts';
import { Verdicts } from './verdicts/verdicts.tsx';

type Props = {
  interview: Interview;
  /** Whether the application is at its end. */
  isAtEnd?: boolean;
  /** As of `InterviewActs`. */
  reopens?: boolean;
};

/** An interview: when, where, with whom, and what can still be done about it. */
export const InterviewItem = ({ interview, isAtEnd = false, reopens = false }: Props) => {
  const { minutes, details, people, state, coming } = interview;
  const isHr = useRole() === 'hr';
  const standing =
    state === 'cancelled'
      ? translate('interviews.cancelled')
      : coming
        ? state === 'proposed' && translate('interviews.proposed')
        : translate('interviews.over');
  return (
    <li>
      <p>
        <b className={state === 'cancelled' ? 'taken-back' : undefined}>{timesText(interview)}</b>
        {standing && (
          <>
            {' '}
            <span className="mono state">{standing}</span>
          </>
        )}
      </p>
      <p className="soft">
        {translate('interviews.minutes', { count: minutes })},{' '}
        {translate('interviews.with', { people: people.map(({ name }) => name).join(', ') })}
      </p>
      <p>
        <InterviewPlace place={interview.place} />
      </p>
      {details && <p className="text">{details}</p>}
      {coming && <AnswerLine interview={interview} />}
      {coming && isAtEnd && <p className="explanation">{translate('interviews.stillArranged')}</p>}
      {coming && isHr && <InterviewActs interview={interview} reopens={reopens} />}
      {!coming && state !== 'proposed' && <Verdicts interview={interview} />}
    </li>
  );
};
