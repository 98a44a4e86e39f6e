import type { Schemas } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';
import { NumberStrip } from '../values/number-strip.tsx';
import { Part } from '../values/part.tsx';
import { timeText } from '../values/times/dates.ts';
import { durationText } from './duration.ts';

type Rehearsal = Schemas['RehearsalView'];

const lengthText = (seconds: number) =>
  seconds < 60 ? translate('reports.restore.seconds', { count: Math.round(seconds) }) : durationText(seconds);

const Outcome = ({ rehearsal: { ok, at, point, rpoSeconds, rtoSeconds, rows, resumes, problems } }: Props) => (
  <>
    {ok ? (
      <p>{translate('reports.restore.proven', { time: timeText(at), point: timeText(point) })}</p>
    ) : (
      <div className="alert" role="alert">
        <p>{translate('reports.restore.failed', { time: timeText(at) })}</p>
        <ul className="plain">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    )}
    <NumberStrip
      label={translate('reports.restore.numbers')}
      numbers={[
        { number: rows, text: translate('reports.restore.rows'), alarming: rows === 0 },
        { number: resumes, text: translate('reports.restore.resumes') },
      ]}
    />
    {rtoSeconds !== null && rpoSeconds !== null && (
      <p className="soft">
        {translate('reports.restore.took', { rto: lengthText(rtoSeconds), rpo: lengthText(rpoSeconds) })}
      </p>
    )}
  </>
);

interface Props {
  rehearsal: Rehearsal;
}

/** Whether the backup was restored, which is the only proof of it. */
export const RestoreReport = ({ rehearsal }: { rehearsal: Rehearsal | null }) => (
  <Part title={translate('reports.restore.heading')}>
    {rehearsal ? <Outcome rehearsal={rehearsal} /> : <p className="soft">{translate('reports.restore.never')}</p>}
  </Part>
);
