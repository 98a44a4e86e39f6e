import { ticket, visit } from './words.ts';

/** One visit as a ramp of times, and the ticket that it costs. */
export function Visit() {
  return (
    <section className="gutter bg-ink py-14 text-paper lg:py-20">
      <h2 className="max-w-[14em]">{visit.title}</h2>
      <p className="note mt-3 opacity-80">{visit.note}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-12">
        <ol className="lg:col-span-8">
          {visit.steps.map(({ time, text }) => (
            <li
              key={time}
              className="grid gap-x-8 border-t border-field py-4 sm:grid-cols-[6rem_1fr] lg:nth-2:ml-8 lg:nth-3:ml-16 lg:nth-4:ml-16 lg:nth-5:ml-8"
            >
              <span className="note leading-7">{time}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <Ticket />
      </div>
    </section>
  );
}

/** As it is shown on the driver's phone. */
function Ticket() {
  const { head, stay, rows, total, foot } = ticket;
  return (
    <div className="max-w-80 self-start border-2 border-dashed border-field bg-raised p-5 text-ink lg:col-span-4 lg:w-full lg:justify-self-end">
      <h3>{head}</h3>
      <p className="note mt-1 text-ink-soft">{stay}</p>
      <dl className="mt-5">
        {[...rows, total].map(({ name, price }) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-t border-line py-2 last:border-t-2 last:border-ink last:font-semibold"
          >
            <dt>{name}</dt>
            <dd className="note leading-7">{price}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-[0.9rem] leading-snug text-ink-soft">{foot}</p>
    </div>
  );
}
