import { access } from './words.ts';

/** Who may do what, and what nobody may. */
export function Rights() {
  const { caption, columns, rows, note } = access;
  return (
    <div className="min-w-0">
      <h2 id="rights">{caption}</h2>
      <div className="mt-6 max-sm:-mx-2">
        <table
          className="w-full text-left text-[0.92rem] leading-snug [overflow-wrap:anywhere] max-sm:text-[0.8rem]"
          aria-labelledby="rights"
        >
          <thead className="note border-b border-ink">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-2 py-2 align-bottom font-medium first:pl-0">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ who, cells }) => (
              <tr key={who} className="border-b border-line">
                <th scope="row" className="py-3 pr-2 font-semibold">
                  {who}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className={`px-2 ${cell === 'no' ? 'text-ink-soft' : ''}`}>
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
