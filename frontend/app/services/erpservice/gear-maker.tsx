import { ColumnHeads } from '../../sections/column-heads.tsx';
import { example } from './words.ts';

/** The case: four measures before and after. */
export function GearMaker() {
  return (
    <section
      aria-labelledby="case"
      className="gutter grid gap-x-16 gap-y-8 bg-ink py-14 text-paper lg:grid-cols-2 lg:py-24"
    >
      <div>
        <p className="note">{example.note}</p>
        <h2 id="case" className="mt-3">
          {example.title}
        </h2>
        <p className="prose mt-5">{example.text}</p>
      </div>
      <table className="w-full self-end text-left">
        <thead className="note">
          <ColumnHeads columns={example.columns} cell="py-2 pr-4 font-medium" />
        </thead>
        <tbody>
          {example.rows.map(([measure, before, after]) => (
            <tr key={measure} className="border-t align-baseline">
              <th scope="row" className="py-3 pr-4 leading-snug font-normal">
                {measure}
              </th>
              <td className="py-3 pr-4 whitespace-nowrap">{before}</td>
              <td className="py-3 font-display text-xl font-semibold whitespace-nowrap">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
