import { card } from './words.ts';

/** The screen at the loan desk, ruled like a card of a catalogue. */
export function CatalogueCard() {
  const { title, text, number, book, author, copy, place, caption, columns, loans } = card;
  return (
    <section className="gutter graph-paper grid items-center gap-x-12 gap-y-8 py-14 lg:grid-cols-12 lg:py-24">
      <div className="border border-ink bg-raised shadow-[6px_6px_0_var(--line)] lg:col-span-8">
        <div className="grid gap-x-6 border-b-2 border-signal p-5 sm:grid-cols-[7rem_1fr]">
          <p className="font-mono font-semibold">{number}</p>
          <div>
            <p className="font-display text-2xl leading-tight font-semibold">{book}</p>
            <p className="text-ink-soft">{author}</p>
            <p className="note mt-3">{copy}</p>
            <p className="note text-ink-soft">{place}</p>
          </div>
        </div>
        <table className="w-full text-left max-sm:block">
          <caption className="note px-5 pt-4 text-left text-ink-soft max-sm:block">{caption}</caption>
          <thead className="note text-ink-soft max-sm:block">
            <tr className="max-sm:grid max-sm:grid-cols-3">
              {Object.values(columns).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-1 pl-3 font-medium first:pl-5 max-sm:last:sr-only sm:first:w-28"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {loans.map(({ out, due, back, note }) => (
              <tr
                key={out}
                className="border-t border-line align-baseline last:bg-side last:font-semibold max-sm:grid max-sm:grid-cols-3 max-sm:pb-2"
              >
                <td className="note py-2 pl-5">{out}</td>
                <td className="note py-2 pl-3">{due}</td>
                <td className="note py-2 pl-3">{back}</td>
                <td className="px-3 text-[0.9rem] leading-snug font-normal max-sm:col-span-3 max-sm:pl-5">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="lg:col-span-4">
        <h2>{title}</h2>
        <p className="mt-4 text-ink-soft">{text}</p>
      </div>
    </section>
  );
}
