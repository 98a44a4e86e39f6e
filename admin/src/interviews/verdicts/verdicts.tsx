import type { Interview } from '@frontdoor/contract';
import { useGetIdentity } from 'react-admin';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';
import { VerdictForm } from './verdict-form.tsx';
import { verdictText } from './verdict-words.ts';
import './verdicts.css';

/** What those who took part think, and the form for one's own; before that the API shows nobody else's. */
export const Verdicts = ({ interview }: { interview: Interview }) => {
  const { verdicts, verdictsGiven, awaited } = interview;
  const { data: me } = useGetIdentity();
  const hidden = verdictsGiven - verdicts.length;
  const others = awaited.filter(({ id }) => id !== me?.id);
  if (verdictsGiven + awaited.length === 0) return null;
  return (
    <div className="verdicts">
      {verdicts.map(({ staffId, name, verdict, reason, at }) => (
        <div key={staffId}>
          <p>
            <b>{verdictText(verdict)}</b> · {name}
          </p>
          <p className="text">{reason}</p>
          <p className="mono soft">{timeText(at)}</p>
        </div>
      ))}
      {hidden > 0 && <p className="soft">{translate('interviews.verdictsHidden', { count: hidden })}</p>}
      {others.length > 0 && (
        <p className="soft">
          {translate('interviews.verdictsAwaited', { people: others.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {others.length < awaited.length && <VerdictForm interview={interview} />}
    </div>
  );
};
