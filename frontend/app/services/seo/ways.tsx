import { ways } from './words.ts';

/** Being found and being shown, compared line by line. */
export function Ways() {
  const { title, caption, columns, rows } = ways;
  return (
    <section aria-labelledby="ways" className="gutter py-14 lg:py-24">
      <h2 id="ways">{title}</h2>
      <table className="mt-8 w-full text-left sm:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-3/12">
              <span className="sr-only">{columns.what}</span>
            </th>
            {[columns.seo, columns.sem].map((column) => (
              <th key={column} scope="col" className="px-5 py-3 font-display text-2xl font-semibold tracking-tight">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, seo, sem }) => (
            <tr key={name} className="border-b border-line align-baseline max-sm:block max-sm:py-4">
              <th scope="row" className="note py-4 text-ink-soft max-sm:block max-sm:py-0">
                {name}
              </th>
              <td className="border-line px-5 py-4 leading-snug max-sm:block max-sm:px-0 max-sm:py-1 sm:border-l">
                <span className="note mr-2 text-signal sm:hidden">{columns.seo}</span>
                {seo}
              </td>
              <td className="border-line px-5 py-4 leading-snug max-sm:block max-sm:px-0 max-sm:py-1 sm:border-l">
                <span className="note mr-2 text-signal sm:hidden">{columns.sem}</span>
                {sem}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
