import { ColumnHeads } from '../../sections/column-heads.tsx';
import { route } from './words.ts';

/** One purchase order from desk to desk, with the knowledge and the entries of each. */
export function OrderRoute() {
  return (
    <section aria-labelledby="route" className="gutter bg-paper py-14 lg:py-24">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <h2 id="route" className="lg:col-span-5">
          {route.title}
        </h2>
        <p className="prose lg:col-span-7">{route.lead}</p>
      </div>
      <table className="mt-10 w-full text-left">
        <caption className="note pb-2 text-left text-ink-soft">{route.caption}</caption>
        <thead className="note border-y border-ink text-ink-soft max-md:sr-only">
          <ColumnHeads columns={route.columns} cell="p-3 font-medium" />
        </thead>
        <tbody>
          {route.rows.map(([desk, knows, adds, spared]) => (
            <tr
              key={desk}
              className="border-b border-line align-baseline max-md:block max-md:border-l-2 max-md:border-l-signal max-md:py-3"
            >
              <th scope="row" className="p-3 font-display text-lg font-semibold max-md:block max-md:py-0">
                {desk}
              </th>
              <td className="p-3 text-ink-soft max-md:block max-md:py-0">{knows}</td>
              <td className="p-3 leading-snug font-medium text-signal max-md:block max-md:py-1">{adds}</td>
              <td className="p-3 text-ink-soft line-through max-md:block max-md:py-0">{spared}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-4 text-ink-soft">{route.sum}</p>
    </section>
  );
}
