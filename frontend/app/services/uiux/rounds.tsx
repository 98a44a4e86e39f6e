import { ColumnHeads } from '../../sections/column-heads.tsx';
import { rounds } from './words.ts';

const idOf = (round: string) => `round-${round.toLowerCase()}`;

/** What the balloons of the drawing lead to. */
export const roundLinks = Object.fromEntries(
  rounds.rows.map(([round, name]) => [round, { href: `#${idOf(round)}`, name }]),
);

/** The number of people who managed the task in each round, and the cost of a change at that time. */
export function Rounds() {
  return (
    <div className="lg:self-center">
      <table className="w-full border-b-2 border-ink bg-paper text-left">
        <caption className="pb-3 text-left font-semibold">{rounds.caption}</caption>
        <thead className="note border-y border-ink text-ink-soft">
          <ColumnHeads columns={rounds.columns} cell="px-2 py-2 font-medium first:pl-0" />
        </thead>
        <tbody>
          {rounds.rows.map(([round, drawn, managed, cost]) => (
            <tr key={round} id={idOf(round)} className="border-b border-line align-baseline">
              <th scope="row" className="note py-4 pr-2 text-signal">
                {round}
              </th>
              <td className="px-2 py-4 leading-snug">{drawn}</td>
              <td className="px-2 py-4 font-display text-xl font-semibold whitespace-nowrap">{managed}</td>
              <td className="px-2 py-4 text-ink-soft">{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-3 text-ink-soft">{rounds.moral}</p>
    </div>
  );
}
