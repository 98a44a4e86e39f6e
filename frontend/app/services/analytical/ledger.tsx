import { problem } from './words.ts';

/** The two totals of one month, and the difference between them. */
export function Ledger() {
  return (
    <table className="w-full self-start border-y-2 border-ink bg-raised text-left">
      <caption className="note pb-2 text-left text-ink-soft">{problem.caption}</caption>
      <thead className="sr-only">
        <tr>
          {problem.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {problem.rows.map(([line, amount]) => (
          <tr key={line} className="border-b border-line align-baseline">
            <th scope="row" className="p-3 leading-snug font-normal">
              {line}
            </th>
            <td className="note p-3 text-right whitespace-nowrap">{amount}</td>
          </tr>
        ))}
        <tr className="border-t border-ink align-baseline">
          <th scope="row" className="p-3 leading-snug font-semibold">
            {problem.total[0]}
          </th>
          <td className="note p-3 text-right font-semibold whitespace-nowrap text-signal">{problem.total[1]}</td>
        </tr>
      </tbody>
    </table>
  );
}
