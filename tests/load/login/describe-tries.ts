import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';
import type { Times } from './measure-tries.ts';

/** The medians, and how far the first and the last of them are apart. */
export function describeTries(times: Times, tries: number): string {
  const medians = Object.entries(times).map(([name, all]) => [name, median(all)] as const);
  const values = medians.map(([, value]) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rows = medians.map(([name, value]) => [
    name,
    `${value.toFixed(2)} ms`,
    `+${(value - least).toFixed(2)} ms`,
    `${Math.min(...times[name]!).toFixed(2)} ms`,
  ]);
  return [
    `Refused sign-ins, ${tries} tries of each kind, medians; all ${tries * medians.length} answers have the same text:`,
    alignColumns([['kind', 'median', 'above the least', 'quickest'], ...rows]),
    `Largest difference of medians: ${(most - least).toFixed(2)} ms (${(((most - least) / least) * 100).toFixed(1)} %).`,
  ].join('\n');
}
