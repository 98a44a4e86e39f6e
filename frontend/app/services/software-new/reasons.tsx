import { reasons } from './words.ts';

/** Why a first version is ordered here: one line each, the name in the margin. */
export function Reasons() {
  return (
    <section aria-labelledby="reasons" className="gutter py-14 lg:py-24">
      <h2 id="reasons">{reasons.title}</h2>
      <ol className="mt-8 border-t-2 border-ink">
        {reasons.list.map(({ name, text }, index) => (
          <li key={name} className="grid gap-x-10 gap-y-1 border-b border-line py-4 md:grid-cols-12 md:items-baseline">
            <h3 className="flex items-baseline gap-4 md:col-span-5">
              <span className="note text-signal">{index + 1}</span>
              {name}
            </h3>
            <p className="text-ink-soft md:col-span-7">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
