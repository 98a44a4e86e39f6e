import { translate } from '../../messages/translate.ts';
import { barsOf, barText, type DayCount, dayName } from './bars.ts';
import { DayTable } from './day-table.tsx';
import { numeral } from '../../messages/numeral.ts';

const HEIGHT = 100;
const GAP = 0.16;

/** How many of something came in from day to day; the same numbers are in the table below it. */
export const DayChart = ({ one, many, days }: { one: string; many: string; days: readonly DayCount[] }) => {
  const bars = barsOf(days);
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...bars.map(({ count }) => count));
  const step = bars.length < days.length ? 'week' : 'day';
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const label = translate(`reports.charts.label.${step}`, { many, total, most });
  return (
    <figure className={most > 0 ? 'chart' : 'chart empty'}>
      <figcaption>
        <b>{numeral(total)}</b> {total === 1 ? one : many}
        {most > 0 && (
          <span className="soft">{translate(`reports.charts.atMost.${step}`, { most: numeral(most) })}</span>
        )}
      </figcaption>
      <svg role="img" aria-label={label} viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none">
        {bars.map((bar, at) => {
          const height = most > 0 ? (bar.count / most) * HEIGHT : 0;
          return (
            <rect key={bar.first} x={at + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height}>
              <title>{`${barText(bar)}: ${bar.count}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="axis mono soft">
        <span>{dayName(first.day)}</span>
        <span>{dayName(last.day)}</span>
      </p>
      <DayTable
        bars={bars}
        heading={step === 'day' ? translate('reports.charts.day') : translate('reports.charts.days')}
        many={many}
      />
    </figure>
  );
};
