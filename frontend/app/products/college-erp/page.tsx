import { CollegeScene } from '@frontdoor/drawings';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { metaFor } from '../../seo.ts';
import { AcademicYear } from './academic-year.tsx';
import { CreditLedger } from './credit-ledger.tsx';
import { Desks } from './desks.tsx';
import { Results } from './results.tsx';
import { audience, call, figure, questions, questionsTitle, running } from './words.ts';

const path = '/products/college-erp';
export const meta = () => metaFor('/products/college-erp');

export default function CollegeErp() {
  return (
    <>
      <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-10">
        <BannerTrail path={path} />
        <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-12">
          <div className="lg:z-1 lg:col-span-5 lg:col-start-1 lg:row-start-1">
            <BannerTitle path={path} />
            <BannerLead path={path} className="mt-6 lg:max-w-84" />
          </div>
          <figure className="max-md:-mx-4 lg:col-span-8 lg:col-start-5 lg:row-start-1">
            <CollegeScene />
            <figcaption className="note mt-2 px-4 text-ink-soft lg:text-right">{figure.caption}</figcaption>
          </figure>
        </div>
      </section>
      <CreditLedger />
      <section className="gutter grid gap-x-10 gap-y-4 border-y border-line bg-side py-10 lg:grid-cols-2">
        <h2>{audience.title}</h2>
        <p>{audience.text}</p>
      </section>
      <AcademicYear />
      <Results />
      <Desks />
      <section className="gutter grid gap-x-16 gap-y-12 border-t border-line py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <h2>{running.title}</h2>
          <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {running.entries.map(({ term, text }) => (
              <div key={term} className="border-t-2 border-deep pt-2">
                <dt className="font-semibold">{term}</dt>
                <dd className="text-[0.95rem] leading-snug text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <QuestionsBelow title={questionsTitle} entries={questions} headingLook="mb-6" />
        </div>
      </section>
      <OfferEnding path="/products/college-erp" call={call} />
    </>
  );
}
