import { rules } from './words.ts';

/** The rules for the choice of works and for the changes in their pictures. */
export function Rules() {
  return (
    <section
      aria-labelledby="rules"
      className="gutter grid gap-x-10 gap-y-8 border-t border-line bg-ink py-16 text-paper lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-4">
        <h2 id="rules">{rules.title}</h2>
        <p className="mt-5">{rules.text}</p>
        <p className="note mt-8 border-t border-current pt-4">{rules.privacy}</p>
      </div>
      <dl className="lg:col-span-7 lg:col-start-6">
        {rules.tests.map(({ term, text }, index) => (
          <div key={term} className="grid gap-x-6 border-t border-current/40 py-5 sm:grid-cols-[2rem_13rem_1fr]">
            <dd className="note row-span-2 max-sm:hidden" aria-hidden="true">
              {index + 1}
            </dd>
            <dt className="font-display text-lg font-semibold">{term}</dt>
            <dd className="leading-normal">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
