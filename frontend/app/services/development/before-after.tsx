import { ColumnHeads } from '../../sections/column-heads.tsx';
import { practice } from './words.ts';

/** The case on dark ground: the measurements before and after, in large figures. */
export function BeforeAfter() {
  return (
    <section
      aria-labelledby="case-title"
      className="gutter grid gap-x-10 gap-y-8 bg-ink py-16 text-paper lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-4">
        <p className="note mb-3">{practice.note}</p>
        <h2 id="case-title">{practice.title}</h2>
        <p className="mt-5 leading-snug">{practice.text}</p>
      </div>
      <table className="w-full self-end text-left lg:col-span-7 lg:col-start-6">
        <caption className="sr-only">{practice.title}</caption>
        <thead className="note border-b-2 border-paper">
          <ColumnHeads columns={practice.columns} cell="py-2 pr-3 font-medium" />
        </thead>
        <tbody>
          {practice.rows.map(({ label, before, after }) => (
            <tr key={label} className="border-b border-paper/30 align-baseline">
              <th scope="row" className="py-4 pr-3 leading-snug font-medium">
                {label}
              </th>
              <td className="py-4 pr-3 whitespace-nowrap">{before}</td>
              <td className="py-4 font-display text-xl font-semibold whitespace-nowrap sm:text-3xl">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
