import type { ReactNode } from 'react';
import { translate } from '../../messages/translate.ts';
import { BeforeCell } from './before-cell.tsx';
import { type ChartList, CountLink } from './count-link.tsx';
import { useFew } from './few-rows.tsx';
import { ShareBar } from './share-bar.tsx';

interface Row {
  name: string;
  count: number;
  /** In the period before, where that is known. */
  before?: number;
  filter?: Record<string, unknown>;
  /** A further column. */
  more?: ReactNode;
}

type Props = {
  /** The heading of the part; also where it is empty. */
  label: string;
  /** Of the names. */
  heading: string;
  counted?: string;
  /** Heading of the further column. */
  more?: string;
  list?: ChartList;
  /** Of the list of the period before. */
  beforeFilter?: Record<string, unknown>;
  rows: readonly Row[];
};

/** The most frequent values, with a bar beside each number. */
export const ShareTable = ({
  label,
  heading,
  counted = translate('reports.applications.heading'),
  more,
  list,
  beforeFilter,
  rows,
}: Props) => {
  const { shown, toggle } = useFew(rows, 'reports.charts.showAll');
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const compared = rows.some(({ before }) => before !== undefined);
  return (
    <section className="report-block" aria-label={label}>
      <h3>{label}</h3>
      {rows.length === 0 ? (
        <p className="soft">{translate('reports.charts.none')}</p>
      ) : (
        <table className="plain-table shares" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">{counted}</th>
              {compared && <th scope="col">{translate('reports.charts.beforeHeading')}</th>}
              {more && <th scope="col">{more}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>
                  <ShareBar share={row.count / most}>
                    <CountLink count={row.count} of={`${row.name}, ${counted}`} list={list} filter={row.filter} />
                  </ShareBar>
                </td>
                {compared && (
                  <BeforeCell
                    count={row.count}
                    before={row.before ?? 0}
                    of={`${row.name}, ${counted}`}
                    list={list}
                    filter={row.filter && beforeFilter && { ...row.filter, ...beforeFilter }}
                  />
                )}
                {more && <td>{row.more}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {toggle}
    </section>
  );
};
