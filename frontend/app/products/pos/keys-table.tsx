import { ColumnHeads } from '../../sections/column-heads.tsx';
import { keys } from './words.ts';

/** The actions that each key of the till allows. */
export function KeysTable() {
  return (
    <table className="w-full text-left">
      <caption className="note pb-3 text-left text-ink-soft">{keys.caption}</caption>
      <thead className="note max-sm:sr-only">
        <ColumnHeads columns={keys.columns} row="border-b-2 border-ink" cell="py-2 pr-4 font-medium" />
      </thead>
      <tbody>
        {keys.rows.map(([key, discount, back, sees]) => (
          <tr
            key={key}
            className="border-b border-line align-baseline max-sm:grid max-sm:grid-cols-[6rem_1fr] max-sm:py-3"
          >
            <th scope="row" className="py-2.5 pr-4 font-semibold max-sm:col-span-2 max-sm:py-0">
              {key}
            </th>
            <td className="note py-2.5 pr-4 max-sm:py-0">{discount}</td>
            <td className="note py-2.5 pr-4 max-sm:py-0">{back}</td>
            <td className="py-2.5 leading-snug text-ink-soft max-sm:col-span-2 max-sm:py-0">{sees}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
