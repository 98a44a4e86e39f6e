import { access } from './words.ts';

/** The rights of each desk to see and to change data. */
export function Desks() {
  return (
    <section className="gutter py-14 lg:py-20">
      <h2>{access.title}</h2>
      <dl className="mt-8 grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {access.rows.map(({ who, sees, changes }) => (
          <div key={who} className="bg-paper p-4">
            <dt className="font-semibold">{who}</dt>
            <dd className="leading-snug">{sees}</dd>
            <dd className="mt-1 border-t border-dashed border-field pt-1 leading-snug text-ink-soft">{changes}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
