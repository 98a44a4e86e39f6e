import type { Schemas } from '@frontdoor/contract';
import { numeral } from '../messages/numeral.ts';
import { translate } from '../messages/translate.ts';
import { durationText } from '../reports/duration.ts';
import { timeText } from '../values/times/dates.ts';

type Figure = Schemas['StatusLineView']['figures'][number];

const sizes = [
  [1024 ** 4, 'TB'],
  [1024 ** 3, 'GB'],
  [1024 ** 2, 'MB'],
  [1024, 'kB'],
] as const;

/** "12.3 GB" */
const sizeText = (bytes: number): string => {
  const [size, name] = sizes.find(([one]) => bytes >= one) ?? [1, 'B'];
  return `${(bytes / size).toFixed(size > 1024 ** 2 ? 1 : 0)} ${name}`;
};

const texts: Record<Figure['unit'], (value: string) => string> = {
  count: (value) => numeral(Number(value)),
  bytes: (value) => sizeText(Number(value)),
  seconds: (value) =>
    Number(value) < 60 ? translate('reports.restore.seconds', { count: Number(value) }) : durationText(Number(value)),
  time: timeText,
  version: (value) => value,
};

export const figureText = ({ unit, value }: Figure): string => texts[unit](value);
