import type { Schemas } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';
import { timeText, weekdayText } from '../values/times/dates.ts';
import { orNA } from '../values/texts.ts';
import { numeral } from '../messages/numeral.ts';

type Line = Schemas['ToDoLineView'];
type Item = Line['first'][number];

export const numberText = ({ count, estimated }: { count: number; estimated: boolean }): string =>
  (estimated ? '≈' : '') + numeral(count);

/** What the number counts: "answers overdue". */
export const lineText = ({ kind, count }: Pick<Line, 'kind' | 'count'>): string =>
  translate(`today.lines.${kind}.${count === 1 ? 'one' : 'many'}`);

/** What the button of a line says: "Answer them". */
export const openText = ({ kind, count }: Pick<Line, 'kind' | 'count'>): string =>
  translate(`today.open.${kind}.${count === 1 ? 'one' : 'many'}`);

const lateText = ({ name, daysLate }: Item) =>
  daysLate ? translate('today.late', { name: orNA(name), count: daysLate }) : orNA(name);

/** A flag is a sentence, and goes on here with "and 1 more". */
const withNote = (what: string, note: string | null) => (note === null ? what : `${what}: ${note.replace(/\.$/, '')}`);

const postText = ({ name, at, applicants, unanswered }: Item) =>
  translate('today.closes', {
    name,
    day: at === null ? translate('values.none') : weekdayText(at),
    applicants: translate('today.applicants', { count: applicants ?? 0 }),
    unanswered: numeral(unanswered ?? 0),
  });

const itemText = (kind: Line['kind'], item: Item): string => {
  switch (kind) {
    case 'overdue':
    case 'lateEnquiries':
      return lateText(item);
    case 'mails':
      return withNote(item.name, item.note);
    case 'files':
      return withNote(orNA(item.name), item.note ?? translate('today.cannotBeShown'));
    case 'closing':
      return postText(item);
    default:
      return orNA(item.name);
  }
};

/** The first names, and how many more there are; where only the time matters, since when the oldest waits. */
export const detailText = ({ kind, count, first }: Line): string => {
  const [oldest] = first;
  if ((kind === 'held' || kind === 'unseen') && oldest?.at)
    return translate('today.oldest', { time: timeText(oldest.at) });
  // A mail server's words, flags and posts are long: one of them stands for the others.
  const shown = ['mails', 'files', 'closing'].includes(kind) ? first.slice(0, 1) : first;
  const more = count - shown.length;
  const names = shown.map((item) => itemText(kind, item)).join(', ');
  return more > 0 ? `${names} ${translate('today.more', { count: more })}` : names;
};

/** Signal is for what is late or has failed. */
export const isLate = ({ kind }: Pick<Line, 'kind'>): boolean => ['overdue', 'lateEnquiries', 'mails'].includes(kind);
