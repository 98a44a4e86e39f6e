import { ResultsScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { plan, problem, resultsCaption } from './words.ts';

const parts = { C: { href: '#plan', name: plan.title } };

/** The head of the page and its problem in one column of text; the cabinet stands beside both. */
export function Hero() {
  return (
    <section className="gutter grid gap-x-12 border-b border-line pt-10 pb-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pb-20">
      <div className="lg:col-span-7 lg:col-start-6">
        <BannerTrail path="/seo" />
        <BannerTitle path="/seo" className="mt-8 lg:mt-12" />
        <BannerLead path="/seo" className="mt-6" />
      </div>
      <Figure
        caption={resultsCaption}
        className="max-lg:mx-auto max-lg:mt-8 max-lg:w-full max-lg:max-w-md lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:row-start-1"
      >
        <ResultsScene parts={parts} />
      </Figure>
      <div className="mt-10 lg:col-span-7 lg:col-start-6 lg:mt-16 lg:border-t lg:border-ink lg:pt-10">
        <h2>{problem.title}</h2>
        {problem.text.map((paragraph) => (
          <p key={paragraph} className="prose mt-5">
            {paragraph}
          </p>
        ))}
        <Facts facts={problem.facts} className="mt-8 max-w-[34rem]" />
      </div>
    </section>
  );
}
