import type { Schemas } from '@frontdoor/contract';
import { useId } from 'react';
import { translate } from '../../messages/translate.ts';
import { daysText } from './bars.ts';
import { BeforeCell } from './before-cell.tsx';
import { CountLink } from './count-link.tsx';
import { useFew } from './few-rows.tsx';

type Week = Schemas['ReceivedWeekView'];
type Position = Pick<Schemas['PositionCountView'], 'position' | 'count' | 'before' | 'filter'>;
type Total = Pick<Week, 'count' | 'before' | 'filter' | 'beforeFilter'>;

type Props = {
  /** The oldest first, also those in which nobody applied. */
  weeks: readonly Week[];
  /** The most frequent first. */
  positions: readonly Position[];
  /** Of all positions together. */
  all: Total;
};

const Cell = ({ count, of, filter }: { count: number; of: string; filter: Position['filter'] }) => (
  <td className={count === 0 ? 'soft' : undefined}>
    <CountLink count={count} of={of} list="applications" filter={filter} />
  </td>
);

/** The number of a position, and the one of the period before where there is one. */
const PositionCell = ({ of, count, before, filter, beforeFilter }: Total & { of: string }) => (
  <td className={count === 0 ? 'soft' : undefined}>
    <CountLink count={count} of={of} list="applications" filter={filter} />
    {before > 0 && (
      <span className="difference soft">
        <CountLink
          count={before}
          of={translate('reports.charts.ofBefore', { of })}
          list="applications"
          filter={beforeFilter}
        />{' '}
        {translate('reports.weeks.before')}
      </span>
    )}
  </td>
);

const cellName = (position: string, week: string) => translate('reports.weeks.cell', { position, week });

const WeekRow = ({ week, positions }: { week: Week; positions: readonly Position[] }) => {
  const name = daysText(week);
  const counts = new Map(week.positions.map((one) => [one.position, one]));
  const all = cellName(translate('reports.weeks.allPositions'), name);
  return (
    <tr>
      <th scope="row">{name}</th>
      <Cell count={week.count} of={all} filter={week.filter} />
      <BeforeCell {...week} of={all} list="applications" filter={week.beforeFilter} />
      {positions.map(({ position, filter }) => (
        <PositionCell
          key={position}
          count={counts.get(position)?.count ?? 0}
          before={counts.get(position)?.before ?? 0}
          of={cellName(position, name)}
          filter={{ ...filter, ...week.filter }}
          beforeFilter={{ ...filter, ...week.beforeFilter }}
        />
      ))}
    </tr>
  );
};

/** The weeks and the positions of the period, the newest week first, beside the same days of the period before; each number leads to its list. It scrolls in a region of its own. */
export const WeekTable = ({ weeks, positions, all }: Props) => {
  const id = useId();
  const { shown, toggle } = useFew(positions, 'reports.weeks.showAll');
  const allWeeks = translate('reports.weeks.allWeeks');
  const ofAll = cellName(translate('reports.weeks.allPositions'), allWeeks);
  return (
    <div className="report-block">
      <h3 id={id}>{translate('reports.applications.byWeek')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what it can reach */}
      <div className="week-region" role="region" aria-labelledby={id} tabIndex={0}>
        <table className="plain-table weeks-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{translate('reports.weeks.week')}</th>
              <th scope="col">{translate('reports.weeks.allPositions')}</th>
              <th scope="col">{translate('reports.charts.beforeHeading')}</th>
              {shown.map(({ position }) => (
                <th key={position} scope="col">
                  {position}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <WeekRow key={week.first} week={week} positions={shown} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{allWeeks}</th>
              <Cell count={all.count} of={ofAll} filter={all.filter} />
              <BeforeCell {...all} of={ofAll} list="applications" filter={all.beforeFilter} />
              {shown.map(({ position, count, before, filter }) => (
                <PositionCell
                  key={position}
                  count={count}
                  before={before}
                  of={cellName(position, allWeeks)}
                  filter={filter}
                  beforeFilter={{ ...filter, ...all.beforeFilter }}
                />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {toggle}
    </div>
  );
};
