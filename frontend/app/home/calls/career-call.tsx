import { BenchScene } from '@frontdoor/drawings';
import { careerCall } from './career-call-words.ts';
import { Facts } from '../../ui/facts.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const { caption, note, title, text, facts, action } = careerCall;

export function CareerCall() {
  return (
    <section className="career grid border-t border-line bg-paper lg:grid-cols-12">
      <figure className="bg-side px-4 py-10 lg:col-span-7 lg:border-r lg:border-line lg:px-10 lg:py-16">
        <BenchScene />
        <figcaption className="note mt-4 text-ink-soft">{caption}</figcaption>
      </figure>
      <div className="gutter py-12 lg:col-span-5 lg:self-center lg:py-16">
        <p className="note mb-5 text-signal">{note}</p>
        <h2>{title}</h2>
        <p className="prose mt-5 text-ink-soft">{text}</p>
        <Facts facts={facts} className="my-7" />
        <PageLink to="/career" className="button primary">
          {action}
        </PageLink>
      </div>
    </section>
  );
}
