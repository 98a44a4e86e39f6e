import type { Schemas } from '@frontdoor/contract';
import { timeText } from '../values/times/dates.ts';
import { Part } from '../values/part.tsx';
import { kindText } from './kinds.ts';

export const LastRound = ({ round: { startedAt, endedAt, removed } }: { round: Schemas['RetentionRoundView'] }) => {
  const gone = Object.entries(removed ?? {}).filter(([, count]) => count > 0);
  return (
    <Part title="Last round">
      {!startedAt && <p className="soft">Nothing has been carried out yet.</p>}
      {startedAt && !endedAt && <p>Begun {timeText(startedAt)}, and still at work.</p>}
      {endedAt && <p>Ended {timeText(endedAt)}.</p>}
      {endedAt && gone.length === 0 && <p className="soft">Nothing was old enough to go.</p>}
      <ul className="plain">
        {gone.map(([kind, count]) => (
          <li key={kind}>
            {kindText(kind)}: {count.toLocaleString('en-GB')} removed
          </li>
        ))}
      </ul>
    </Part>
  );
};
