import type { Schemas } from '@frontdoor/contract';
import { timeText } from '../values/times/dates.ts';
import { Part } from '../values/part.tsx';
import { translate } from '../messages/translate.ts';
import { kindText } from './kinds.ts';

export const LastRound = ({ round: { startedAt, endedAt, removed } }: { round: Schemas['RetentionRoundView'] }) => {
  const gone = Object.entries(removed ?? {}).filter(([, count]) => count > 0);
  return (
    <Part title={translate('retention.lastRound.heading')}>
      {!startedAt && <p className="soft">{translate('retention.lastRound.none')}</p>}
      {startedAt && !endedAt && <p>{translate('retention.lastRound.begun', { time: timeText(startedAt) })}</p>}
      {endedAt && <p>{translate('retention.lastRound.ended', { time: timeText(endedAt) })}</p>}
      {endedAt && gone.length === 0 && <p className="soft">{translate('retention.lastRound.nothingOld')}</p>}
      <ul className="plain">
        {gone.map(([kind, count]) => (
          <li key={kind}>{translate('retention.lastRound.removed', { kind: kindText(kind), count })}</li>
        ))}
      </ul>
    </Part>
  );
};
