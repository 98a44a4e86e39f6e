import type { Schemas } from '@frontdoor/contract';
import { useId } from 'react';
import { translate } from '../../messages/translate.ts';
import { numeral } from '../../messages/numeral.ts';
import { daysText } from './bars.ts';
import { CountLink } from './count-link.tsx';
import { useFew } from './few-rows.tsx';

type Week = Schemas['ReceivedWeekView'];
type Position = Pick<Schemas['PositionCountView'], 'position' | 'count' | 'before' | 'filter'>;
type Total = Pick<Position, 'count' | 'before' | 'filter'>;

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

const cellName = (position: string, week: string) => translate('reports.weeks.cell', { position, week });

const WeekRow = ({ week, positions }: { week: Week; positions: readonly Position[] }) => {
  const name = daysText(week);
  const counts = new Map(week.positions.map(({ position, count }) => [position, count]));
  return (
    <tr>
      <th scope="row">{name}</th>
      <Cell count={week.count} of={cellName(translate('reports.weeks.allPositions'), name)} filter={week.filter} />
      {positions.map(({ position, filter }) => (
        <Cell
          key={position}
          count={counts.get(position) ?? 0}
          of={cellName(position, name)}
          filter={{ ...filter, ...week.filter }}
        />
      ))}
    </tr>
  );
};

/** The weeks and the positions of the period, the newest week first; each number leads to its list. It scrolls in a region of its own. */
export const WeekTable = ({ weeks, positions, all }: Props) => {
  const id = useId();
  const { shown, toggle } = useFew(positions, 'reports.weeks.showAll');
  const allWeeks = translate('reports.weeks.allWeeks');
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
              <Cell
                count={all.count}
                of={cellName(translate('reports.weeks.allPositions'), allWeeks)}
                filter={all.filter}
              />
              {shown.map(({ position, count, filter }) => (
                <Cell key={position} count={count} of={cellName(position, allWeeks)} filter={filter} />
              ))}
            </tr>
            <tr>
              <th scope="row">{translate('reports.charts.beforeHeading')}</th>
              <td>{numeral(all.before)}</td>
              {shown.map(({ position, before }) => (
                <td key={position}>{numeral(before)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {toggle}
    </div>
  );
};
