import type { Erasure } from '@frontdoor/contract';
import { timeText } from '../values/times/dates.ts';
import { translate } from '../messages/translate.ts';
import { countsText } from './counts.ts';

type Props = { erasure: Erasure; email: string; ask: () => void };

export const ErasureCounts = ({ erasure: { counts, dryRun, erasedAt }, email, ask }: Props) => {
  const lines = countsText(counts);
  if (lines.length === 0)
    return (
      <p role="status" className="done">
        {translate('person.erase.nothingHeld', { email })}
      </p>
    );
  return (
    <div role="status" className={dryRun ? 'found' : 'done'}>
      <p>
        <b>
          {erasedAt
            ? translate('person.erase.erasedAt', { time: timeText(erasedAt) })
            : translate('person.erase.wouldGo')}
        </b>
      </p>
      <ul className="plain">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {dryRun && (
        <button type="button" className="button primary" onClick={ask}>
          {translate('person.erase.afterQuestion')}
        </button>
      )}
    </div>
  );
};
