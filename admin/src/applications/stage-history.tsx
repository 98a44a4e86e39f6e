import type { Application } from '@frontdoor/contract';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { timeText } from '../values/times/dates.ts';
import { Part } from '../values/part.tsx';
import { Reading } from '../values/reading.tsx';
import { translate } from '../messages/translate.ts';

export const StageHistory = ({ record }: { record: Application }) => {
  const query = useRead(reads.moves(record.id));
  return (
    <Part title={translate('applications.history.heading')}>
      <Reading query={query} what={translate('applications.history.what')}>
        {(moves) => (
          <ol className="plain history">
            {moves.map(({ id, from, to, at, staffName, reason, note, mailed, takenBackAt }) => (
              <li key={id}>
                <b className={takenBackAt ? 'taken-back' : undefined}>
                  {from} → {to}
                </b>{' '}
                {reason && `· ${reason} `}
                {mailed && !takenBackAt && `· ${translate('applications.history.mailSent')}`}
                {takenBackAt && `· ${translate('applications.history.takenBack', { time: timeText(takenBackAt) })}`}
                {note && <p>{note}</p>}
                <p className="mono soft">
                  {timeText(at)} · {staffName}
                </p>
              </li>
            ))}
            <li>
              <b>{translate('applications.received')}</b>
              <p className="mono soft">{timeText(record.createdAt)}</p>
            </li>
          </ol>
        )}
      </Reading>
    </Part>
  );
};
