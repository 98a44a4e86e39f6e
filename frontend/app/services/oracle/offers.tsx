import { ColumnHeads } from '../../sections/column-heads.tsx';
import { offers, releases } from './words.ts';

/** The offers with their prices: a list of orders, and beneath it the releases. */
export function Offers() {
  return (
    <section aria-labelledby="offers-title" className="gutter graph-paper border-y border-line py-16 lg:py-28">
      <h2 id="offers-title">{offers.title}</h2>
      <div className="mt-10 grid border-t-2 border-l border-ink border-l-line bg-paper md:grid-cols-2">
        {offers.rows.map(({ title, price, time, text }) => (
          <article key={title} className="border-r border-b border-line p-5 lg:p-7">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="!text-2xl">{title}</h3>
              <p className="note">
                {price} <span className="text-ink-soft">/ {time}</span>
              </p>
            </div>
            <p className="mt-3 text-ink-soft">{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Releases and the advice about each. */
export function Releases() {
  const [release, patched, advice] = releases.columns;
  return (
    <section aria-labelledby="releases-title" className="lg:col-span-7">
      <h2 id="releases-title" className="!text-3xl">
        {releases.title}
      </h2>
      <table className="mt-6 w-full text-left">
        <caption className="note pb-3 text-left text-ink-soft">{releases.caption}</caption>
        <thead className="note border-y border-ink text-ink-soft max-sm:sr-only">
          <ColumnHeads columns={[release, patched, advice]} cell="py-2 pr-4 font-medium" />
        </thead>
        <tbody className="max-sm:border-t max-sm:border-ink">
          {releases.rows.map(([name, until, text]) => (
            <tr
              key={name}
              className="border-b border-line align-baseline max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:py-2"
            >
              <th scope="row" className="font-display text-lg font-semibold sm:w-28 sm:py-3">
                {name}
              </th>
              <td className="note max-sm:pt-1 sm:w-44 sm:py-3 sm:pr-4">{until}</td>
              <td className="leading-snug text-ink-soft max-sm:col-span-2 sm:py-3">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
