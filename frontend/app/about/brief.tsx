import { brief } from './words.ts';

/** The facts as a title block: ruled cells of unequal width, six of them. */
export function Brief() {
  return (
    <section aria-labelledby="brief" className="gutter bg-paper py-14 lg:py-24">
      <div className="mb-8 grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="brief" className="lg:col-span-4">
          {brief.title}
        </h2>
        <p className="lead lg:col-span-8">{brief.lead}</p>
      </div>
      <dl className="grid border-2 border-ink bg-raised sm:grid-cols-2 lg:grid-cols-[3fr_4fr_4fr]">
        {brief.facts.map(({ term, text, detail }) => (
          <div key={term} className="-mt-px -ml-px flex flex-col border-t border-l border-line p-5">
            <dt className="note text-ink-soft">{term}</dt>
            <dd className="mt-1">
              <span className="block font-display text-xl leading-tight font-semibold tracking-tight">{text}</span>
              <span className="mt-2 block text-[0.92rem] leading-snug text-ink-soft">{detail}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
