import { careerCall } from './career-call-words.ts';
import { Facts } from '../../ui/facts.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const { note, title, text, facts, action } = careerCall;

export function CareerCall() {
  return (
    <section
      aria-labelledby="career-title"
      className="career gutter grid gap-x-10 border-t border-line bg-side py-12 lg:grid-cols-12 lg:py-20"
    >
      <p className="note mb-5 text-signal lg:col-span-12">{note}</p>
      <div className="lg:col-span-7">
        <h2 id="career-title" className="max-w-[15em]">
          {title}
        </h2>
        <p className="prose mt-5 text-ink-soft">{text}</p>
      </div>
      <div className="lg:col-span-5">
        <Facts facts={facts} className="mb-7 lg:grid-cols-[5fr_7fr_6fr]! max-lg:mt-7" />
        <PageLink to="/career" className="button primary">
          {action}
        </PageLink>
      </div>
    </section>
  );
}
