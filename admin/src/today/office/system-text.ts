import type { Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { figureText } from '../../status/figure-text.ts';
import { timeText } from '../../values/times/dates.ts';

type Line = Schemas['StatusLineView'];

/** The figures that say most, by part; of the others all that there are, two at most. */
const telling: Partial<Record<Line['part'], readonly Line['figures'][number]['name'][]>> = {
  queue: ['waitingEvents', 'pendingJobs', 'deadJobs'],
  mail: ['pendingMails', 'failedMails', 'unsureMails'],
  mailbox: ['leftovers'],
  backup: ['archivedAt'],
  rehearsal: ['rehearsedAt', 'rows'],
};

const oneText = (figure: Line['figures'][number]): string => {
  const what = translate(`status.figures.${figure.name}`);
  const text = figureText(figure);
  if (figure.unit === 'count') return translate('office.counted', { what, number: text });
  return figure.unit === 'time' ? `${what} ${text}` : `${text} ${what}`;
};

/** The alarm of a part where there is one, else its figures in words: "12.3 GB free, 50.0 GB in all". Without any, what to do about a part that is out of order. */
export const systemText = ({ part, state, figures, alarms, seenAt }: Line, mailbox: string | null): string => {
  const [alarm] = alarms;
  if (alarm) return alarm.text;
  if (state === 'unknown')
    return seenAt ? translate('status.lastSeen', { time: timeText(seenAt) }) : translate('status.neverSeen');
  const left = figures.find(({ name }) => name === 'leftovers');
  if (left && mailbox) return translate('office.leftovers', { count: Number(left.value), mailbox });
  const names = telling[part];
  // A number of what waits says something where it is not 0.
  const told = names ? figures.filter(({ name, value }) => names.includes(name) && value !== '0') : figures.slice(0, 2);
  if (told.length > 0) return told.map(oneText).join(', ');
  if (state === 'fault' || state === 'warning') return translate(`status.toDo.${part}`);
  return part === 'queue' || part === 'mail' ? translate('office.nothingWaits') : '';
};
