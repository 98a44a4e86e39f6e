import type { Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { figureText } from '../../status/figure-text.ts';
import { timeText } from '../../values/times/dates.ts';

type Line = Schemas['StatusLineView'];

/** The figures that say most, by part; of the others all that there are, two at most. */
const telling: Partial<Record<Line['part'], readonly Line['figures'][number]['name'][]>> = {
  queue: ['waitingEvents', 'pendingJobs', 'deadJobs'],
  mail: ['pendingMails', 'failedMails', 'unsureMails'],
  backup: ['archivedAt'],
  rehearsal: ['rehearsedAt', 'rows'],
};

/** The alarm of a part where there is one, else its figures in words: "12.3 GB free, 50.0 GB in all". Empty where there is nothing to tell. */
export const systemText = ({ part, state, figures, alarms, seenAt }: Line): string => {
  const [alarm] = alarms;
  if (alarm) return alarm.text;
  if (state === 'unknown')
    return seenAt ? translate('status.lastSeen', { time: timeText(seenAt) }) : translate('status.neverSeen');
  const names = telling[part];
  const told = names ? figures.filter(({ name }) => names.includes(name)) : figures.slice(0, 2);
  return told
    .map((figure) => {
      const label = translate(`status.figures.${figure.name}`);
      return figure.unit === 'time' ? `${label} ${figureText(figure)}` : `${figureText(figure)} ${label}`;
    })
    .join(', ');
};
