import { weeks } from './words.ts';

/** Nine weeks as ruled columns, each as wide as its weeks. */
export function Weeks() {
  return (
    <section aria-labelledby="weeks-title" className="gutter graph-paper border-b border-line py-16 lg:py-24">
      <h2 id="weeks-title">{weeks.title}</h2>
      <p className="lead mt-4 max-w-[34em]">{weeks.lead}</p>
      <ol className="mt-10 grid border-t-2 border-ink lg:grid-cols-[2fr_2fr_3fr_1.6fr_1.6fr]">
        {weeks.list.map(({ when, title, text }) => (
          <li
            key={when}
            className="border-line py-5 max-lg:border-b lg:border-l lg:px-4 lg:first:border-l-0 lg:first:pl-0"
          >
            <p className="font-mono text-2xl font-semibold text-signal">{when}</p>
            <h3 className="mt-2">{title}</h3>
            <p className="mt-2 text-[0.95rem] leading-snug text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="note mt-10 text-ink-soft">{weeks.tools}</p>
    </section>
  );
}
