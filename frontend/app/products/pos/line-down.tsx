import { lineDown } from './words.ts';

/** Two hours of a Saturday, each span as wide as it was long: 10, 75 and 35 minutes. */
export function LineDown() {
  return (
    <section aria-labelledby="line-down" className="gutter bg-ink py-14 text-paper lg:py-20">
      <h2 id="line-down">{lineDown.title}</h2>
      <p className="mt-3">{lineDown.lead}</p>
      <ol className="mt-10 grid gap-y-6 md:grid-cols-[6rem_75fr_35fr]">
        {lineDown.spans.map(({ when, what, text }, at) => (
          <li key={when} className="border-l border-current">
            <p className="note pb-2 pl-3">{when}</p>
            <p
              className={`border-y border-current px-3 py-3 font-display text-lg font-semibold ${at === 1 ? 'bg-signal text-on-signal' : ''}`}
            >
              {what}
            </p>
            <p className="max-w-[24em] pt-3 pr-3 pl-3 leading-snug">{text}</p>
          </li>
        ))}
      </ol>
      <p className="prose mt-10">{lineDown.after}</p>
    </section>
  );
}
