import { Bench } from '../art/scenes/bench.tsx';
import { PageLink } from '../ui/page-link.tsx';

const facts = [
  { term: 'To apply', text: 'One page' },
  { term: 'Answer', text: '5 days' },
  { term: 'Resume', text: 'PDF, Word' },
] as const;

export function CareerCall() {
  return (
    <section className="grid border-t border-line bg-paper lg:grid-cols-12">
      <figure className="bg-side px-4 py-10 lg:col-span-7 lg:border-r lg:border-line lg:px-10 lg:py-16">
        <Bench />
        <figcaption className="note mt-4 text-ink-soft">Fig. 2 — the drawing board. One chair is free.</figcaption>
      </figure>
      <div className="gutter py-12 lg:col-span-5 lg:self-center lg:py-16">
        <p className="note mb-5 text-signal">Career</p>
        <h2>There is a free chair at the drawing board.</h2>
        <p className="mt-5 text-ink-soft">
          We hire people who like to understand a thing before they build it. See what is open, or send an application
          without a vacancy in mind.
        </p>
        <dl className="my-7 grid grid-cols-3 border border-line">
          {facts.map(({ term, text }) => (
            <div key={term} className="border-l border-line px-3 py-3 first:border-l-0">
              <dt className="note text-ink-soft">{term}</dt>
              <dd className="font-display text-lg leading-snug font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
        <PageLink to="/career" className="button primary">
          See open positions
        </PageLink>
      </div>
    </section>
  );
}
