import { game } from './words.ts';

/** One game before and after, on the same phone. */
export function GameCase() {
  const { note, title, text, caption, columns, rows } = game;
  return (
    <section
      aria-labelledby="game-case"
      className="gutter grid gap-x-10 gap-y-8 bg-ink py-14 text-paper lg:grid-cols-12 lg:py-24"
    >
      <table className="w-full self-start text-left max-lg:row-start-2 lg:col-span-7">
        <caption className="note pb-3 text-left">{caption}</caption>
        <thead className="note border-y border-paper">
          <tr>
            <th scope="col" className="py-2 font-medium">
              {columns.what}
            </th>
            <th scope="col" className="px-2 py-2 font-medium">
              {columns.before}
            </th>
            <th scope="col" className="py-2 font-medium">
              {columns.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, before, after }) => (
            <tr key={what} className="border-b border-paper/40 align-baseline">
              <th scope="row" className="py-3 pr-2 leading-snug font-normal">
                {what}
              </th>
              <td className="px-2 py-3 font-mono text-[0.9rem] whitespace-nowrap line-through decoration-1 opacity-80">
                {before}
              </td>
              <td className="py-3 font-display text-xl font-semibold whitespace-nowrap sm:text-2xl">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="lg:col-span-5">
        <p className="note mb-5">{note}</p>
        <h2 id="game-case">{title}</h2>
        <p className="mt-5 leading-relaxed">{text}</p>
      </div>
    </section>
  );
}
