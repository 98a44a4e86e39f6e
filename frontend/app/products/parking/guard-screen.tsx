import { guard } from './words.ts';

/** The screen at the gate: the one line that waits for a person stands first, in a heavy frame. */
export function GuardScreen() {
  const { title, text, screen, columns, entries, takings } = guard;
  return (
    <section className="gutter graph-paper grid gap-x-10 gap-y-8 py-14 lg:grid-flow-dense lg:grid-cols-12 lg:py-20">
      <div className="lg:col-span-3 lg:col-start-10">
        <h2>{title}</h2>
        <p className="mt-4 text-ink-soft">{text}</p>
      </div>
      <div className="border border-ink bg-raised lg:col-span-9">
        <table className="w-full text-left">
          <caption className="border-b border-ink bg-side px-4 py-2 text-left font-semibold">{screen}</caption>
          <thead className="note text-ink-soft max-sm:sr-only">
            <tr>
              <th scope="col" className="px-4 py-2 font-medium">
                {columns.time}
              </th>
              <th scope="col" className="px-2 py-2 font-medium">
                {columns.plate}
              </th>
              <th scope="col" className="px-2 py-2 font-medium">
                {columns.state}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Entry key={entry.time} {...entry} />
            ))}
          </tbody>
        </table>
        <dl className="grid grid-cols-2 border-t border-ink sm:grid-cols-4">
          {takings.map(({ term, text: sum }) => (
            <div key={term} className="border-line px-4 py-3 last:bg-side even:border-l sm:not-first:border-l">
              <dt className="note text-ink-soft">{term}</dt>
              <dd className="font-display text-lg font-semibold">{sum}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type EntryProps = { time: string; plate: string; state: string; action?: string };

function Entry({ time, plate, state, action }: EntryProps) {
  return (
    <tr
      className={`align-baseline max-sm:grid max-sm:grid-cols-[4.5rem_1fr] ${action ? 'outline-2 -outline-offset-2 outline-signal' : 'border-t border-line'}`}
    >
      <td className="note px-4 py-3">{time}</td>
      <th scope="row" className="px-2 py-2 font-mono text-[0.95rem] font-semibold whitespace-nowrap">
        {plate}
      </th>
      <td className="px-2 py-2 leading-snug max-sm:col-start-2 max-sm:pt-0">
        {state}
        {action && (
          <span className="mt-2 block w-fit bg-signal px-3 py-1 text-[0.9rem] font-semibold text-on-signal">
            {action}
          </span>
        )}
      </td>
    </tr>
  );
}
