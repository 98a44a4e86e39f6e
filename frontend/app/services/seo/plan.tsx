import { plan } from './words.ts';

const months = [1, 2, 3, 4, 5, 6, 7] as const;

/** The seven months as bars; on a phone each line names its months in words. */
export function Plan() {
  const { note, title, rows, text } = plan;
  return (
    <section aria-labelledby="plan" className="gutter graph-paper border-y border-line py-14 lg:py-24">
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-6">
          <p className="note mb-5 text-signal">{note}</p>
          <h2 id="plan">{title}</h2>
        </div>
        <p className="lg:col-span-6">{text}</p>
      </div>
      <div className="mt-10 border border-ink bg-raised">
        <div aria-hidden="true" className="note hidden grid-cols-[6fr_repeat(7,2fr)] border-b border-ink lg:grid">
          <span />
          {months.map((month) => (
            <span key={month} className="border-l border-line py-2 text-center">
              {month}
            </span>
          ))}
        </div>
        <ol>
          {rows.map(({ name, span, when }) => (
            <li
              key={name}
              className="grid items-center border-b border-line px-4 py-3 last:border-0 lg:grid-cols-[6fr_repeat(7,2fr)] lg:px-0"
            >
              <span className="leading-snug font-semibold lg:pl-4">{name}</span>
              <span
                className={`note text-signal lg:mx-1 lg:bg-deep lg:px-3 lg:py-2 lg:whitespace-nowrap lg:text-paper ${span}`}
              >
                {when}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
