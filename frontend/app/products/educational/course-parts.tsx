import { modules, roles } from './words.ts';

/** The modules as stations of one learner, and the roles with their rights. */
export function CourseParts() {
  return (
    <section className="gutter graph-paper grid gap-x-16 gap-y-12 border-t border-line py-14 lg:grid-cols-[7fr_5fr] lg:py-20">
      <div>
        <h2>{modules.title}</h2>
        <ol className="mt-8 ml-2 border-l-2 border-deep">
          {modules.rows.map(({ name, text }) => (
            <li key={name} className="relative pb-5 pl-7 last:pb-0">
              <span className="absolute top-1.5 -left-[9px] size-4 border-2 border-deep bg-paper" aria-hidden />
              <h3>{name}</h3>
              <p className="leading-snug text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{roles.title}</h2>
        <dl className="mt-8 grid grid-cols-2 gap-3">
          {roles.entries.map(({ who, text }) => (
            <div key={who} className="border-2 border-b-8 border-ink bg-raised p-4">
              <dt className="leading-tight font-semibold">{who}</dt>
              <dd className="mt-2 text-[0.95rem] leading-snug text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
