import { kinds } from './words.ts';

const [test, finds, misses, takes] = kinds.columns;

/** Six tests, with an honest column. */
export function Kinds() {
  return (
    <section aria-labelledby="kinds-title" className="gutter bg-ink py-16 text-paper lg:py-28">
      <h2 id="kinds-title">{kinds.title}</h2>
      <table className="mt-8 w-full text-left">
        <caption className="note pb-4 text-left">{kinds.caption}</caption>
        <thead className="note border-y border-paper/60 max-md:sr-only">
          <tr>
            <th scope="col" className="py-2 font-medium">
              {test}
            </th>
            <th scope="col" className="py-2 font-medium">
              {finds}
            </th>
            <th scope="col" className="py-2 font-medium">
              {misses}
            </th>
            <th scope="col" className="py-2 font-medium">
              {takes}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:border-t max-md:border-paper/60">
          {kinds.rows.map((row) => (
            <tr
              key={row.name}
              className="border-b border-paper/25 align-baseline leading-snug max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-y-2 max-md:py-4"
            >
              <th scope="row" className="font-display text-xl font-semibold md:w-[22%] md:py-4 md:pr-6">
                {row.name}
              </th>
              <td className="max-md:col-span-2 md:w-[38%] md:py-4 md:pr-8">
                <span className="note block md:hidden">{finds}</span>
                {row.finds}
              </td>
              <td className="max-md:col-span-2 md:py-4 md:pr-6">
                <span className="note block md:hidden">{misses}</span>
                <em>{row.misses}</em>
              </td>
              <td className="note max-md:order-first max-md:col-start-2 max-md:row-start-1 md:w-24 md:py-4">
                {row.time}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
