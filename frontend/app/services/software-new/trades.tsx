import { trades } from './words.ts';

/** Six trades as rooms of one plan: ruled cells, the name of the room above its use. */
export function Trades() {
  return (
    <section aria-labelledby="trades" className="gutter border-t border-line bg-side py-14 lg:py-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="trades">{trades.title}</h2>
        <p className="text-ink-soft">{trades.lead}</p>
      </div>
      <ul className="mt-8 grid gap-px border-2 border-ink bg-ink sm:grid-cols-2 lg:grid-cols-[5fr_4fr_5fr]">
        {trades.list.map(({ name, text }) => (
          <li key={name} className="bg-paper px-5 py-6">
            <h3>{name}</h3>
            <p className="mt-2 leading-normal text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
