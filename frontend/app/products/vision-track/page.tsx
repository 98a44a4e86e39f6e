import { VisionScene } from '@frontdoor/drawings';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { QuestionsBelow } from '../../sections/questions.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { metaFor } from '../../seo.ts';
import { Figure } from '../../ui/pictures/figure.tsx';
import { Measured } from './measured.tsx';
import { Modules } from './modules.tsx';
import { Promises } from './promises.tsx';
import { WorkingDay } from './working-day.tsx';
import { call, figure, opening, questions, questionsTitle } from './words.ts';

const path = '/products/vision-track';
export const meta = () => metaFor('/products/vision-track');

export default function VisionTrack() {
  return (
    <>
      <section className="gutter grid gap-x-14 gap-y-10 overflow-x-clip border-b border-line pt-10 pb-14 lg:grid-cols-2 lg:pb-20 xl:grid-cols-[6fr_5fr]">
        <div>
          <BannerTrail path={path} />
          <BannerTitle path={path} className="mt-8" />
          <BannerLead path={path} className="mt-6" />
          <h2 className="mt-14 lg:mt-20">{opening.title}</h2>
          {opening.paragraphs.map((text) => (
            <p key={text} className="prose mt-4">
              {text}
            </p>
          ))}
        </div>
        <div className="graph-paper border-line lg:-mt-10 lg:-mr-10 lg:-mb-20 lg:border-l lg:p-8 lg:pt-20">
          <Figure {...figure} className="lg:sticky lg:top-24">
            <VisionScene />
          </Figure>
        </div>
      </section>
      <WorkingDay />
      <Promises />
      <Modules />
      <Measured />
      <section className="gutter border-t border-line py-14 lg:py-20">
        <QuestionsBelow title={questionsTitle} entries={questions} />
      </section>
      <OfferEnding path="/products/vision-track" call={call} />
    </>
  );
}
