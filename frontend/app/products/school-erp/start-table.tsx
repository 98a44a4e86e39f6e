import { ColumnHeads } from '../../sections/column-heads.tsx';
import { start } from './words.ts';

/** The weeks of the introduction, with the hours that the school's own people spend. */
export function StartTable() {
  return (
    <table className="w-full text-left">
      <caption className="note pb-3 text-left">{start.caption}</caption>
      <thead className="note max-sm:sr-only">
        <ColumnHeads columns={start.columns} row="border-b-2 border-paper" cell="py-2 pr-5 font-medium" />
      </thead>
      <tbody>
        {start.rows.map(([weeks, what, hours]) => (
          <tr key={weeks} className="border-b border-paper/30 align-baseline max-sm:grid max-sm:py-3">
            <th scope="row" className="py-3 pr-5 font-display text-2xl font-semibold whitespace-nowrap max-sm:py-0">
              {weeks}
            </th>
            <td className="py-3 pr-5 max-sm:py-1">{what}</td>
            <td className="note py-3 sm:w-44 max-sm:py-0">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
