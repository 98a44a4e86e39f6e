import { Link } from 'react-router-dom';
import { translate } from '../../messages/translate.ts';
import { listPath } from '../../today/list-path.ts';
import { type Bar, barsOf, barText, type DayCount, dayName } from './bars.ts';
import type { ChartList } from './count-link.tsx';
import { DayTable } from './day-table.tsx';
import { numeral } from '../../messages/numeral.ts';

const HEIGHT = 100;
/** Of a bar of the period before, which is as wide as its days; the bar of these days stands before its middle. */
const GAP = 0.12;
const GAP_BEFORE_IT = 0.4;

type Props = {
  one: string;
  many: string;
  days: readonly DayCount[];
  /** How many there were in as many days before. */
  before: number;
  /** Where the bars lead; none where there is no list of them. */
  list?: ChartList;
};

const ChartBar = ({ at, gap, share, className }: { at: number; gap: number; share: number; className?: string }) => (
  <rect x={at + gap / 2} y={(1 - share) * HEIGHT} width={1 - gap} height={share * HEIGHT} className={className} />
);

const barTitle = (bar: Bar): string =>
  translate('reports.charts.barTitle', { bar: barText(bar), number: numeral(bar.count), before: numeral(bar.before) });

/** How many of something came in from day to day, beside the days of the period before; the same numbers are in the table below it. */
export const DayChart = ({ one, many, days, before, list }: Props) => {
  const bars = barsOf(days);
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...bars.map(({ count }) => count));
  const highest = Math.max(most, ...bars.map((bar) => bar.before));
  const step = bars.length < days.length ? 'week' : 'day';
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const label = translate(`reports.charts.label.${step}`, { many, total, most, before });
  return (
    <figure className={highest > 0 ? 'chart' : 'chart empty'}>
      <figcaption>
        <b>{numeral(total)}</b> {total === 1 ? one : many}
        <span className="soft">
          {most > 0 && translate(`reports.charts.atMost.${step}`, { most: numeral(most) })}
          {translate('reports.charts.before', { before: numeral(before), count: days.length })}
        </span>
      </figcaption>
      <div className="drawing">
        <svg role="img" aria-label={label} viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none">
          {bars.map((bar, at) => (
            <g key={bar.first}>
              <ChartBar at={at} gap={GAP} share={bar.before / (highest || 1)} className="before" />
              <ChartBar at={at} gap={GAP_BEFORE_IT} share={bar.count / (highest || 1)} />
            </g>
          ))}
        </svg>
        {highest > 0 && (
          // For a pointer: the same links are in the table, by their names.
          <div className="bar-links" aria-hidden="true">
            {bars.map((bar) =>
              list && bar.count > 0 && bar.filter ? (
                <Link key={bar.first} tabIndex={-1} title={barTitle(bar)} to={listPath({ list, filter: bar.filter })} />
              ) : (
                <span key={bar.first} title={barTitle(bar)} />
              ),
            )}
          </div>
        )}
      </div>
      <p className="axis mono soft">
        <span>{dayName(first.day)}</span>
        <span>{dayName(last.day)}</span>
      </p>
      {highest > 0 && (
        <p className="legend soft" aria-hidden="true">
          <span className="now">{translate('reports.charts.theseDays')}</span>
          <span className="before">{translate('reports.charts.beforeHeading')}</span>
        </p>
      )}
      <DayTable
        bars={bars}
        heading={step === 'day' ? translate('reports.charts.day') : translate('reports.charts.days')}
        many={many}
        {...(list && { list })}
      />
    </figure>
  );
};
