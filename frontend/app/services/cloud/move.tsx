import { move } from './words.ts';

/** The weeks before the move, and the minutes of it, down one line. */
export function Move() {
  return (
    <section aria-labelledby="move-title" className="gutter bg-ink py-16 text-paper lg:py-28">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
          <h2 id="move-title">{move.title}</h2>
          <p className="mt-5 text-lg leading-snug">{move.lead}</p>
        </div>
        <ol className="lg:col-span-7 lg:col-start-6">
          {move.steps.map(({ when, title, text }) => (
            <li
              key={when}
              className="relative border-l border-paper/50 pb-8 pl-6 last:pb-0 sm:grid sm:grid-cols-[8.5rem_1fr] sm:gap-x-4"
            >
              <span
                aria-hidden="true"
                className="absolute top-2.5 -left-[7px] w-[13px] -rotate-45 border-t-2 border-signal"
              />
              <p className="note pt-1">{when}</p>
              <div>
                <h3>{title}</h3>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
