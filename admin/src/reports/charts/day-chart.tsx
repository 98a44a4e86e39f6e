import { Link } from 'react-router-dom';
import { translate } from '../../messages/translate.ts';
import { listPath } from '../../today/list-path.ts';
import { barsOf, barText, type DayCount, dayName } from './bars.ts';
import type { ChartList } from './count-link.tsx';
import { DayTable } from './day-table.tsx';
import { numeral } from '../../messages/numeral.ts';

const HEIGHT = 100;
const GAP = 0.16;

type Props = {
  one: string;
  many: string;
  days: readonly DayCount[];
  /** How many there were in as many days before. */
  before: number;
  /** Where the bars lead; none where there is no list of them. */
  list?: ChartList;
};

/** How many of something came in from day to day; the same numbers are in the table below it. */
export const DayChart = ({ one, many, days, before, list }: Props) => {
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
        <span className="soft">
          {most > 0 && translate(`reports.charts.atMost.${step}`, { most: numeral(most) })}
          {translate('reports.charts.before', { before: numeral(before), count: days.length })}
        </span>
      </figcaption>
      <div className="drawing">
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
        {list && most > 0 && (
          // For a pointer: the same links are in the table, by their names.
          <div className="bar-links" aria-hidden="true">
            {bars.map((bar) =>
              bar.count > 0 && bar.filter ? (
                <Link
                  key={bar.first}
                  tabIndex={-1}
                  title={`${barText(bar)}: ${bar.count}`}
                  to={listPath({ list, filter: bar.filter })}
                />
              ) : (
                <span key={bar.first} title={`${barText(bar)}: ${bar.count}`} />
              ),
            )}
          </div>
        )}
      </div>
      <p className="axis mono soft">
        <span>{dayName(first.day)}</span>
        <span>{dayName(last.day)}</span>
      </p>
      <DayTable
        bars={bars}
        heading={step === 'day' ? translate('reports.charts.day') : translate('reports.charts.days')}
        many={many}
        {...(list && { list })}
      />
    </figure>
  );
};
