import type { Schemas } from '@frontdoor/contract';
import { numeral } from '../messages/numeral.ts';
import { translate } from '../messages/translate.ts';
import { dateText, timeText } from '../values/times/dates.ts';

/** So many are counted, and no more. */
const MOST_COUNTED = 10_000;
const DAY_MS = 86_400_000;

export const countText = (count: number): string =>
  count > MOST_COUNTED ? translate('retention.forecast.moreThan', { most: numeral(MOST_COUNTED) }) : numeral(count);

/** @param nextAt the earliest time of the next round; null before the first */
export const nextRoundText = (nextAt: string | null, now = Date.now()): string => {
  if (nextAt === null) return translate('retention.forecast.nextRoundFirst');
  return Date.parse(nextAt) > now
    ? translate('retention.forecast.nextRound', { time: timeText(nextAt) })
    : translate('retention.forecast.nextRoundDue');
};

/** When the first of those that go within 30 days goes: at the next round, or at the first one after its days are over. */
export const firstGoesText = ({
  due,
  oldest,
  keepDays,
}: Pick<Schemas['RetentionForecastView'], 'due' | 'oldest' | 'keepDays'>): string => {
  if (due > 0) return translate('retention.forecast.withNextRound');
  if (oldest === null || keepDays === null) return translate('retention.forecast.none');
  const isOver = new Date(Date.parse(oldest) + keepDays * DAY_MS).toISOString();
  return translate('retention.forecast.roundAfter', { day: dateText(isOver) });
};
