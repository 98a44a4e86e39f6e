import { ColumnHeads } from '../../sections/column-heads.tsx';
import { access } from './words.ts';

/** Which role writes, reads or does not see which part of the record. */
export function AccessTable() {
  return (
    <table className="w-full border-collapse text-left max-sm:text-[0.85rem]">
      <caption className="note pb-3 text-left text-ink-soft">{access.caption}</caption>
      <thead className="note">
        <ColumnHeads
          columns={access.columns}
          row="border-b-2 border-ink"
          cell="py-2 pr-2 align-bottom font-medium sm:pr-4"
        />
      </thead>
      <tbody>
        {access.rows.map(([role, ...cells]) => (
          <tr key={role} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-2 sm:pr-4 font-semibold">
              {role}
            </th>
            {cells.map((cell, at) => (
              <td
                key={access.columns[at + 1]}
                className={`note py-2.5 pr-2 sm:pr-4 ${cell === 'W' ? 'font-bold text-signal' : ''}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
