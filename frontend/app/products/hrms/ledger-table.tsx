import { ColumnHeads } from '../../sections/column-heads.tsx';
import { ledger } from './words.ts';

/** The leave of one person; the balance is calculated. */
export function LedgerTable() {
  return (
    <table className="w-full text-left">
      <caption className="note pb-3 text-left text-ink-soft">{ledger.caption}</caption>
      <thead className="note">
        <ColumnHeads
          columns={ledger.columns}
          row="border-b-2 border-ink align-bottom"
          cell="py-2 pr-2 font-medium not-first:text-right"
        />
      </thead>
      <tbody>
        {ledger.rows.map(([leave, credited, daysTaken, daysGranted]) => (
          <tr key={leave} className="border-b border-line align-baseline">
            <th scope="row" className="py-3 pr-2 font-semibold">
              {leave}
            </th>
            <td className="py-3 pr-2 text-right font-mono">{credited}</td>
            <td className="py-3 pr-2 text-right font-mono">{daysTaken}</td>
            <td className="py-3 pr-2 text-right font-mono">{daysGranted}</td>
            <td className="py-3 pr-2 text-right font-display text-2xl font-semibold">
              {credited - daysTaken - daysGranted}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
