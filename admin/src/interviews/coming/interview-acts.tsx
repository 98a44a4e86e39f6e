import type { Interview } from '@frontdoor/contract';
import { useState } from 'react';
import { dataProvider } from '../../data/data-provider.ts';
import { Confirm } from '../../form/confirm.tsx';
import { hasDraft } from '../../form/drafts/use-draft.ts';
import { translate } from '../../messages/translate.ts';
import { ChangeInterview } from '../change-interview.tsx';
import { timesText } from '../interview-text.ts';
import { changeDraft } from '../interview-values.ts';
import { useInterviewAction } from '../use-interview-action.ts';

/** @param reopens whether the form is open from the beginning where a change was begun and not saved */
type Props = { interview: Interview; reopens: boolean };

/** Changes or cancels an interview that is still to come. */
export const InterviewActs = ({ interview, reopens }: Props) => {
  const { id, version, applicationId } = interview;
  const [mode, setMode] = useState<'read' | 'change' | 'cancel'>(
    reopens && hasDraft(changeDraft(interview)) ? 'change' : 'read',
  );
  const { busy, failure, change, forget } = useInterviewAction(applicationId);
  const read = () => {
    forget();
    setMode('read');
  };
  const cancel = async () => {
    if (await change('cancelled', () => dataProvider.cancelInterview(id, version))) setMode('read');
  };
  const time = timesText(interview);
  const ofThis = <span className="visually-hidden"> {translate('interviews.ofThis', { time })}</span>;
  return (
    <>
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
    </>
  );
};
