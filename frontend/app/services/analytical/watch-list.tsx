import { ColumnHeads } from '../../sections/column-heads.tsx';
import { watch } from './words.ts';

/** The figures on the screen: each with its limit, its reader and the action that follows. */
export function WatchList() {
  const [figure, ...others] = watch.columns;
  return (
    <section aria-labelledby="watch" className="gutter bg-ink py-14 text-paper lg:py-24">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <h2 id="watch" className="lg:col-span-7">
          {watch.title}
        </h2>
        <p className="leading-relaxed lg:col-span-5 lg:self-end">{watch.text}</p>
      </div>
      <table className="mt-10 w-full text-left">
        <thead className="note max-md:sr-only">
          <ColumnHeads columns={[figure, ...others]} cell="py-2 pr-6 font-medium whitespace-nowrap" />
        </thead>
        <tbody>
          {watch.rows.map(([name, limit, reader, deed]) => (
            <tr
              key={name}
              className="border-t align-baseline max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:py-4"
            >
              <th scope="row" className="font-display text-lg leading-snug font-semibold md:py-4 md:pr-6">
                {name}
              </th>
              <td className="note whitespace-nowrap max-md:text-right md:py-4 md:pr-6">{limit}</td>
              <td className="max-md:order-last max-md:text-right md:py-4 md:pr-6">{reader}</td>
              <td className="leading-snug md:py-4">{deed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
