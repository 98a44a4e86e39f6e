import { choice } from './words.ts';

/** Three questions, each of which either decides or hands on to the next. */
export function Choice() {
  return (
    <section aria-labelledby="choice" className="gutter bg-ink py-14 text-paper lg:py-20">
      <h2 id="choice">{choice.title}</h2>
      <ol className="mt-8 grid gap-px border border-paper/40 lg:grid-cols-3">
        {choice.steps.map(({ ask, yes, no }, index) => (
          <li
            key={ask}
            className="flex flex-col p-6 not-first:border-t not-first:border-paper/40 lg:not-first:border-t-0 lg:not-first:border-l"
          >
            <p className="note">{index + 1}</p>
            <h3 className="mt-2 max-w-[14em]">{ask}</h3>
            <dl className="mt-6 grid grid-cols-[3rem_1fr] gap-y-2 lg:mt-auto lg:pt-8">
              <dt className="note pt-0.5">{choice.yes}</dt>
              <dd className="font-semibold">{yes}</dd>
              <dt className="note pt-0.5">{choice.no}</dt>
              <dd>{no}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
