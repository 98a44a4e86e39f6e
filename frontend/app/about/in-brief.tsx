import { Fragment } from 'react';
import { company } from '../content/company.ts';
import { industries } from '../content/industries.ts';
import { brief } from './words.ts';

const facts = [
  { term: brief.facts.headquarters, text: company.address.join(', ') },
  { term: brief.facts.services, text: brief.services },
  { term: brief.facts.industries, text: <Industries /> },
  { term: brief.facts.clients, text: brief.clients },
];

/** A line ends between two of them: of "E-learning" it would leave the E. */
function Industries() {
  return industries.map(({ title }, at) => (
    <Fragment key={title}>
      {at > 0 && ', '}
      <span className="whitespace-nowrap">{title}</span>
    </Fragment>
  ));
}

/** The company in two counted figures and four facts. */
export function InBrief() {
  return (
    <section className="gutter grid gap-x-14 gap-y-10 py-14 lg:grid-cols-12 lg:py-24" aria-labelledby="brief">
      <div className="lg:col-span-4">
        <h2 id="brief">{brief.title}</h2>
        <p className="lead mt-4">{brief.lead}</p>
      </div>
      <dl className="grid sm:grid-cols-2 lg:col-span-8">
        {brief.counts.map(({ value, label }) => (
          <div key={label} className="figure-line flex flex-col-reverse justify-end border-l border-ink pt-5 pb-8 pl-5">
            <dt className="note text-ink-soft">{label}</dt>
            <dd className="font-display text-6xl leading-none font-semibold lg:text-8xl">{value}</dd>
          </div>
        ))}
        {facts.map(({ term, text }) => (
          <div key={term} className="grid gap-x-6 border-t border-line py-4 sm:col-span-2 sm:grid-cols-[11rem_1fr]">
            <dt className="note pt-1 text-ink-soft">{term}</dt>
            <dd className="leading-snug">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
