import type { Application, Interview } from '@frontdoor/contract';
import { useState } from 'react';
import { isOpen } from '../applications/stages.ts';
import { dataProvider } from '../data/data-provider.ts';
import { Confirm } from '../form/confirm.tsx';
import { hasDraft } from '../form/drafts/use-draft.ts';
import { translate } from '../messages/translate.ts';
import { AnswerLine } from './answers/answer-line.tsx';
import { ChangeInterview } from './change-interview.tsx';
import { InterviewPlace } from './interview-place.tsx';
import { clockText } from './interview-text.ts';
import { changeDraft } from './interview-values.ts';
import { useInterviewAction } from './use-interview-action.ts';
import { Verdicts } from './verdicts/verdicts.tsx';

type Props = { interview: Interview; record: Application };

/** An interview of a person's page: when, where, with whom, and what can still be done about it. */
export const InterviewItem = ({ interview, record }: Props) => {
  const { id, version, applicationId, startsAt, otherStart, zone, minutes, details, people, state, coming } = interview;
  const [mode, setMode] = useState<'read' | 'change' | 'cancel'>(
    coming && hasDraft(changeDraft(interview)) ? 'change' : 'read',
  );
  const { busy, failure, change, forget } = useInterviewAction(applicationId);
  const read = () => {
    forget();
    setMode('read');
  };
  const cancel = async () => {
    if (await change('cancelled', () => dataProvider.cancelInterview(id, version))) setMode('read');
  };
  const time = clockText(startsAt, zone);
  const ofThis = <span className="visually-hidden"> {translate('interviews.ofThis', { time })}</span>;
  const standing =
    state === 'cancelled'
      ? translate('interviews.cancelled')
      : coming
        ? state === 'proposed' && translate('interviews.proposed')
        : translate('interviews.over');
  return (
    <li>
      <p>
        <b className={state === 'cancelled' ? 'taken-back' : undefined}>
          {time}
          {otherStart && ` ${translate('interviews.orTime', { time: clockText(otherStart, zone) })}`}
        </b>
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
      {coming && !isOpen(record) && <p className="explanation">{translate('interviews.stillArranged')}</p>}
      {coming && (
        <p className="acts">
          <button type="button" className="link" onClick={() => setMode('change')}>
            {translate('interviews.changeMore')}
            {ofThis}
          </button>
          <button type="button" className="link" onClick={() => setMode('cancel')}>
            {translate('interviews.cancelMore')}
            {ofThis}
          </button>
        </p>
      )}
      {!coming && state !== 'proposed' && <Verdicts interview={interview} />}
      {/* A newer version begins the form anew; a question that is open meanwhile stays. */}
      {mode === 'change' && <ChangeInterview key={version} interview={interview} close={read} />}
      {mode === 'cancel' && (
        <Confirm
          title={translate('interviews.cancelQuestion')}
          confirm={translate('interviews.cancel')}
          keep={translate('interviews.keep')}
          busy={busy}
          failure={failure}
          act={() => void cancel()}
          cancel={read}
        >
          <p>{time}</p>
          <p className="hint">{translate('interviews.cancelTells')}</p>
        </Confirm>
      )}
    </li>
  );
};
