import { access, deployment, office } from './words.ts';

/** The rights of each role, the place where the system runs, and its results in one building. */
export function Operation() {
  return (
    <section className="gutter grid gap-x-16 gap-y-14 py-14 lg:grid-cols-2 lg:py-20">
      <div>
        <h2>{access.title}</h2>
        <dl className="mt-6 border-t border-ink">
          {access.roles.map(({ who, sees, may }) => (
            <div key={who} className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[6rem_1fr_1fr]">
              <dt className="font-semibold">{who}</dt>
              <dd className="leading-snug">{sees}</dd>
              <dd className="leading-snug text-ink-soft">{may}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2>{deployment.title}</h2>
        <dl className="mt-6 grid gap-4">
          {deployment.rows.map(({ term, text }) => (
            <div key={term} className="border-l-2 border-signal pl-4">
              <dt className="note text-ink-soft">{term}</dt>
              <dd className="leading-snug">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-x-16 gap-y-6 border-t border-line pt-10 lg:col-span-2 lg:grid-cols-2">
        <div>
          <h2>{office.title}</h2>
          <p className="mt-4 text-ink-soft">{office.text}</p>
        </div>
        <dl className="grid content-end gap-5">
          {office.bars.map(({ name, figure, width }) => (
            <div key={name}>
              <dt className="note text-ink-soft">{name}</dt>
              <dd className={`border-b-8 pb-1 font-semibold whitespace-nowrap ${width} first-of-type:border-deep`}>
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
