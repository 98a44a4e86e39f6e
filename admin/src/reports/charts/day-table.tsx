import { translate } from '../../messages/translate.ts';
import { type Bar, barText } from './bars.ts';
import { BeforeCell } from './before-cell.tsx';
import { type ChartList, CountLink } from './count-link.tsx';

/** The numbers of a chart as a table, newest first. */
export const DayTable = ({
  bars,
  heading,
  many,
  list,
}: {
  bars: readonly Bar[];
  heading: string;
  many: string;
  list?: ChartList;
}) => (
  <details className="numbers-of">
    <summary>{translate('reports.charts.tableOf', { many })}</summary>
    <table className="plain-table" aria-label={translate('reports.charts.byDays', { many })}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{translate('reports.charts.number')}</th>
          <th scope="col">{translate('reports.charts.beforeHeading')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map((bar) => (
          <tr key={bar.first}>
            <th scope="row">{barText(bar)}</th>
            <td>
              <CountLink count={bar.count} of={barText(bar)} list={list} filter={bar.filter} />
            </td>
            <BeforeCell {...bar} of={barText(bar)} list={list} filter={bar.beforeFilter} />
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
