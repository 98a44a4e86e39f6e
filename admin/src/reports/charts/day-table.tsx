import { translate } from '../../messages/translate.ts';
import { type Bar, barText } from './bars.ts';
import { numeral } from '../../messages/numeral.ts';

/** The numbers of a chart as a table, newest first. */
export const DayTable = ({ bars, heading, many }: { bars: readonly Bar[]; heading: string; many: string }) => (
  <details className="numbers-of">
    <summary>{translate('reports.charts.tableOf', { many })}</summary>
    <table className="plain-table" aria-label={translate('reports.charts.byDays', { many })}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{translate('reports.charts.number')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map((bar) => (
          <tr key={bar.first}>
            <th scope="row">{barText(bar)}</th>
            <td>{numeral(bar.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
