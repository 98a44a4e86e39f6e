import { parallel } from './words.ts';

/** Why nothing is switched over in a night, with the weeks of one department as bars. */
export function ParallelRun() {
  return (
    <section
      aria-labelledby="parallel"
      className="gutter graph-paper grid gap-x-16 gap-y-10 border-y border-line py-14 lg:grid-cols-[7fr_5fr] lg:py-24"
    >
      <div>
        <p className="note mb-3 text-ink-soft" id="weeks">
          {parallel.caption}
        </p>
        <ol aria-labelledby="weeks" className="border-l border-ink bg-paper">
          {parallel.weeks.map(({ week, count, width }) => (
            <li key={week} className="note grid grid-cols-[5rem_1fr_2.5rem] items-center border-b border-line py-2">
              <span className="pl-3 text-ink-soft">{week}</span>
              <span className={`h-4 bg-deep ${width}`} aria-hidden="true" />
              <span className="text-right">{count}</span>
            </li>
          ))}
        </ol>
        <p className="note mt-3 text-signal">{parallel.end}</p>
      </div>
      <div>
        <h2 id="parallel">{parallel.title}</h2>
        {parallel.paragraphs.map((text) => (
          <p key={text} className="prose mt-5">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
