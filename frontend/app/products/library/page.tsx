import { LibraryScene } from '@frontdoor/drawings';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { PageBanner } from '../../banners/page-banner.tsx';
import { metaFor } from '../../seo.ts';
import { CatalogueCard } from './catalogue-card.tsx';
import { Rights } from './rights.tsx';
import { StockCount } from './stock-count.tsx';
import { Volumes } from './volumes.tsx';
import { call, facts, figure, questions, questionsTitle } from './words.ts';

export const meta = () => metaFor('/products/library');

export default function Library() {
  return (
    <>
      <PageBanner path="/products/library" drawing={<LibraryScene />} {...figure} />
      <Volumes />
      <CatalogueCard />
      <StockCount />
      <section className="gutter grid gap-x-16 gap-y-12 border-t border-line py-14 lg:grid-cols-[3fr_2fr] lg:py-20">
        <Rights />
        <div className="lg:row-span-2">
          <h2>{facts.title}</h2>
          <dl className="mt-6">
            {facts.entries.map(({ term, text }) => (
              <div key={term} className="border-t border-line py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <QuestionsBelow title={questionsTitle} entries={questions} headingLook="mb-6" />
        </div>
      </section>
      <OfferEnding path="/products/library" call={call} />
    </>
  );
}
