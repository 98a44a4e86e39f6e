import { year } from './words.ts';

/** The modules in the order in which a year needs them. */
export function AcademicYear() {
  return (
    <section className="gutter grid gap-x-12 gap-y-8 py-14 lg:grid-cols-[1fr_2fr] lg:py-20">
      <h2 className="self-start lg:sticky lg:top-24">{year.title}</h2>
      <dl className="border-l border-ink">
        {year.entries.map(({ when, name, text }) => (
          <div key={name} className="grid gap-x-6 border-b border-line py-4 pl-5 sm:grid-cols-[9rem_8rem_1fr]">
            <dt className="contents">
              <span className="note leading-7 text-signal">{when}</span>
              <span className="font-semibold">{name}</span>
            </dt>
            <dd className="leading-snug text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
