import { ColumnHeads } from '../../sections/column-heads.tsx';
import { firstVersion } from './words.ts';

/** The solution sections: the present state, the version after fourteen weeks, and the parts left for later. */
export function FirstVersion() {
  const { note, title, lead, caption, columns, rows } = firstVersion;
  return (
    <section aria-labelledby="first-version" className="gutter grid gap-x-10 gap-y-8 py-14 lg:grid-cols-12 lg:py-24">
      <header className="lg:col-span-4">
        <p className="note mb-5 text-signal">{note}</p>
        <h2 id="first-version">{title}</h2>
        <p className="lead mt-5">{lead}</p>
      </header>
      <table className="self-end text-left lg:col-span-8">
        <caption className="note pb-3 text-left text-ink-soft">{caption}</caption>
        <thead className="note border-y border-ink text-ink-soft max-sm:sr-only">
          <ColumnHeads columns={[columns.today, columns.runs, columns.waits]} cell="py-2 pr-6 font-medium" />
        </thead>
        <tbody>
          {rows.map(({ today, runs, waits }) => (
            <tr key={today} className="border-b border-line align-top max-sm:block max-sm:py-4">
              <th
                scope="row"
                className="py-5 pr-6 font-display text-xl leading-tight font-semibold sm:w-4/12 max-sm:block max-sm:py-0"
              >
                {today}
              </th>
              <td className="py-5 pr-6 leading-normal max-sm:block max-sm:py-2">{runs}</td>
              <td className="py-5 text-ink-soft sm:w-3/12 max-sm:block max-sm:py-0">
                <span className="note mr-2 text-signal sm:sr-only">{columns.waits}</span>
                {waits}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
