import { practice } from './words.ts';

/** The case: its text beside the figures, which stand as on a delivery slip. */
export function Practice() {
  return (
    <section
      aria-labelledby="case-title"
      className="gutter grid gap-x-10 gap-y-10 py-16 lg:grid-flow-dense lg:grid-cols-12 lg:py-28"
    >
      <div className="lg:col-span-5 lg:col-start-8">
        <p className="note mb-3 text-signal">{practice.note}</p>
        <h2 id="case-title">{practice.title}</h2>
        <p className="mt-5">{practice.text}</p>
      </div>
      <dl className="border-2 border-ink bg-raised lg:col-span-7">
        {practice.figures.map(({ value, label }) => (
          <div
            key={label}
            className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-4 border-b border-line px-4 py-4 last:border-0 sm:grid-cols-[9rem_1fr] sm:px-6"
          >
            <dt className="order-last leading-snug text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl font-semibold text-signal">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
