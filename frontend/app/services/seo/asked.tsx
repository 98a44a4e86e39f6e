import { searches } from './words.ts';

/** The case: five things that are typed, and the place of the answer before and after. */
export function Asked() {
  const { note, title, columns, rows, text } = searches;
  return (
    <section aria-labelledby="asked" className="gutter bg-ink py-14 text-paper lg:py-24">
      <p className="note mb-5">{note}</p>
      <h2 id="asked" className="max-w-[15em]">
        {title}
      </h2>
      <table className="mt-10 w-full text-left" aria-labelledby="asked">
        <thead className="note border-y border-paper">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 font-medium ${index > 0 ? 'pl-3 text-right' : ''} ${index === 1 ? 'max-sm:hidden' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([typed, times, before, after]) => (
            <tr key={typed} className="border-b border-paper/40 align-baseline">
              <th scope="row" className="py-4 font-mono leading-snug font-normal sm:text-lg">
                {typed}
              </th>
              <td className="pl-3 text-right font-mono text-[0.92rem] max-sm:hidden">{times}</td>
              <td className="pl-3 text-right font-mono text-[0.92rem]">{before}</td>
              <td className="pl-3 text-right font-display text-xl font-semibold sm:text-3xl">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8 lg:ml-auto">{text}</p>
    </section>
  );
}
