import { ColumnHeads } from '../../sections/column-heads.tsx';
import { access } from './words.ts';

/** The rights of each role, and the actions that no role has. */
export function Rights() {
  const { caption, columns, rows, note } = access;
  return (
    <div className="min-w-0">
      <h2 id="rights">{caption}</h2>
      <div className="mt-6">
        <table className="w-full text-left text-[0.92rem] leading-snug max-sm:block" aria-labelledby="rights">
          <thead className="note border-b border-ink max-sm:sr-only">
            <ColumnHeads columns={columns} cell="px-2 py-2 align-bottom font-medium first:pl-0" />
          </thead>
          <tbody className="max-sm:block">
            {rows.map(({ who, cells }) => (
              <tr
                key={who}
                className="border-b border-line max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:py-4"
              >
                <th scope="row" className="py-3 pr-2 font-semibold max-sm:col-span-2 max-sm:py-0">
                  {who}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className={`sm:px-2 ${cell === 'no' ? 'text-ink-soft' : ''}`}>
                    <span aria-hidden="true" className="note block text-ink-soft sm:hidden">
                      {columns[index + 1]}
                    </span>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 max-w-[38em]">{note}</p>
    </div>
  );
}
