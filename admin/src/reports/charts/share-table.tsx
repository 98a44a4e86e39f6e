import { useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { ShareBar } from './share-bar.tsx';
import { numeral } from '../../messages/numeral.ts';

type Props = { label: string; heading: string; counted?: string; rows: { name: string; count: number }[] };

const FEW = 8;

/** The most frequent values, with a bar beside each number. */
export const ShareTable = ({ label, heading, counted = translate('reports.applications.heading'), rows }: Props) => {
  const [all, setAll] = useState(false);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p className="soft">{translate('reports.charts.none', { heading })}</p>;
  return (
    <>
      <table className="plain-table shares" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{counted}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, all ? rows.length : FEW).map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <ShareBar share={count / most}>{numeral(count)}</ShareBar>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > FEW && !all && (
        <p>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {translate('reports.charts.showAll', { total: rows.length })}
          </button>
        </p>
      )}
    </>
  );
};
