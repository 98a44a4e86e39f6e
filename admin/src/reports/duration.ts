import { translate } from '../messages/translate.ts';

const units = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** A length of time in its two largest units: "3 d 4 h"; less than a minute is "under 1 min". */
export const durationText = (seconds: number | null): string => {
  if (seconds === null) return translate('values.none');
  const start = units.findIndex(([size]) => seconds >= size);
  if (start === -1) return translate('reports.underOneMinute');
  let rest = seconds;
  const parts: string[] = [];
  for (const [size, name] of units.slice(start, start + 2)) {
    const whole = Math.floor(rest / size);
    rest -= whole * size;
    if (whole > 0) parts.push(`${whole} ${name}`);
  }
  return parts.join(' ');
};
