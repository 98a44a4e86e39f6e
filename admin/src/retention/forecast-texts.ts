import type { Schemas } from '@frontdoor/contract';
import { numeral } from '../messages/numeral.ts';
import { translate } from '../messages/translate.ts';
import { dateText } from '../values/times/dates.ts';

/** So many are counted, and no more. */
const MOST_COUNTED = 10_000;
const DAY_MS = 86_400_000;

export const countText = (count: number): string =>
  count > MOST_COUNTED ? translate('retention.forecast.moreThan', { most: numeral(MOST_COUNTED) }) : numeral(count);

/** When the first of those that go within 30 days goes. */
export const firstGoesText = ({
  due,
  oldest,
  keepDays,
}: Pick<Schemas['RetentionForecastView'], 'due' | 'oldest' | 'keepDays'>): string => {
  if (due > 0) return translate('retention.forecast.withNextRound');
  if (oldest === null || keepDays === null) return translate('retention.forecast.none');
  return dateText(new Date(Date.parse(oldest) + keepDays * DAY_MS).toISOString());
};
