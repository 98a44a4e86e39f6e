import { fortnight } from './words.ts';

/** Two weeks as ten cells; each step is as wide as its days. */
export function Fortnight() {
  return (
    <section aria-labelledby="fortnight-title" className="gutter graph-paper border-y border-line py-16 lg:py-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="fortnight-title">{fortnight.title}</h2>
        <p className="lead">{fortnight.lead}</p>
      </div>
      <div className="mt-10 border-2 border-ink bg-raised">
        <ol aria-hidden="true" className="note grid grid-cols-10 border-b border-ink text-ink-soft max-lg:hidden">
          {fortnight.days.map((day, index) => (
            <li
              // Two weeks: each weekday stands twice.
              key={`${day}${index > 4 ? 2 : 1}`}
              className={`border-l px-3 py-1 first:border-l-0 ${index === 5 ? 'border-ink' : 'border-line'}`}
            >
              {day}
            </li>
          ))}
        </ol>
        <ol className="grid lg:grid-cols-10">
          {fortnight.steps.map(({ span, when, title, text }) => (
            <li
              key={title}
              className={`border-line px-3 py-4 not-first:border-t lg:py-5 lg:not-first:border-t-0 lg:not-first:border-l ${span}`}
            >
              <p className="note text-signal">{when}</p>
              <h3 className="mt-1 lg:max-xl:text-[1.1rem]!">{title}</h3>
              <p className="mt-2 text-[0.95rem] leading-snug text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
