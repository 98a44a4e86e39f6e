import { promises } from './words.ts';

/** The limits of the system, in a prominent place. */
export function Promises() {
  const { title, text, lines, kept } = promises;
  return (
    <section className="gutter grid gap-x-16 gap-y-10 bg-ink py-14 text-paper lg:grid-cols-[4fr_8fr] lg:py-24">
      <div>
        <h2>{title}</h2>
        <p className="mt-4 opacity-85">{text}</p>
      </div>
      <div>
        <ul className="border-t border-field">
          {lines.map((line) => (
            <li key={line} className="border-b border-field py-4 font-display text-xl leading-snug font-semibold">
              {line}
            </li>
          ))}
        </ul>
        <dl className="mt-8 grid gap-4 sm:grid-cols-3">
          {kept.map(({ term, text: days }) => (
            <div key={term}>
              <dt className="note opacity-85">{term}</dt>
              <dd className="font-display text-3xl font-semibold">{days}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
