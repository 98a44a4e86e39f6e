import { offers } from './words.ts';

/** The six clauses, as a contract sets them: a figure, a name, an explanation. */
export function Offers() {
  return (
    <section aria-labelledby="offers" className="gutter border-t border-line py-16 lg:py-24">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="offers" className="lg:col-span-7">
          {offers.title}
        </h2>
        <p className="prose self-end text-ink-soft lg:col-span-4 lg:col-start-9">{offers.text}</p>
      </div>
      <ol className="mt-10 border-2 border-ink bg-raised lg:grid lg:grid-cols-2">
        {offers.items.map(({ figure, title, text }) => (
          <li
            key={title}
            className="grid gap-x-6 gap-y-3 border-b border-line p-5 last:border-b-0 sm:grid-cols-[9rem_1fr] sm:p-7 lg:odd:border-r lg:nth-last-[-n+2]:border-b-0"
          >
            <p className="self-start border-b border-signal pb-2 font-display text-[2.1rem] leading-none font-semibold tracking-tight whitespace-nowrap">
              {figure}
            </p>
            <div>
              <h3>{title}</h3>
              <p className="mt-2 text-[0.97rem] leading-normal text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
