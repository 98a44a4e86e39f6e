import { prices } from './words.ts';

/** The price of an engineer by the week, the month and the year. */
export function Prices() {
  const { columns } = prices;
  return (
    <section
      aria-labelledby="prices"
      className="gutter graph-paper grid gap-x-10 gap-y-8 border-t border-line py-16 lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-4">
        <h2 id="prices">{prices.title}</h2>
        <p className="prose mt-5 text-ink-soft">{prices.text}</p>
      </div>
      <div className="lg:col-span-8">
        <table className="w-full border-2 border-ink bg-raised text-left">
          <caption className="note pb-2 text-left text-ink-soft">{prices.caption}</caption>
          <thead className="note border-b-2 border-ink text-ink-soft max-sm:sr-only">
            <tr>
              <th scope="col" className="px-5 py-2 font-medium">
                {columns.term}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {columns.price}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {columns.hour}
              </th>
              <th scope="col" className="px-5 py-2 text-right font-medium">
                {columns.notice}
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.rows.map(({ term, price, hour, notice }) => (
              <tr
                key={term}
                className="border-b border-line align-baseline last:border-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-3"
              >
                <th scope="row" className="px-5 py-4 font-semibold max-sm:py-1 max-sm:pr-1 max-sm:pl-4">
                  {term}
                </th>
                <td className="px-3 py-4 text-right font-display text-xl font-semibold whitespace-nowrap max-sm:py-1 max-sm:pr-4 max-sm:pl-1">
                  {price}
                </td>
                <td className="note px-3 py-4 max-sm:py-1 max-sm:pr-1 max-sm:pl-4 sm:text-right sm:whitespace-nowrap">
                  {hour}
                  <span className="text-ink-soft sm:hidden"> {columns.hour}</span>
                </td>
                <td className="note px-5 py-4 text-right whitespace-nowrap max-sm:py-1 max-sm:pr-4 max-sm:pl-1">
                  <span className="text-ink-soft sm:hidden">{columns.notice} </span>
                  {notice}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="prose mt-6 border-l-2 border-signal pl-5">{prices.example}</p>
      </div>
    </section>
  );
}
