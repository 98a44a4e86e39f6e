import { numeral } from '../../messages/numeral.ts';
import { translate } from '../../messages/translate.ts';

/** How a number differs from the one of the period before, in words: "3 more", "2 fewer", "as many". */
export const differenceText = (count: number, before: number): string => {
  if (count === before) return translate('reports.charts.asMany');
  return count > before
    ? translate('reports.charts.more', { difference: numeral(count - before) })
    : translate('reports.charts.fewer', { difference: numeral(before - count) });
};
