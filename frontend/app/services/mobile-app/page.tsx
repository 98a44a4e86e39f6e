import { TunnelScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { QuestionsInTheMiddle } from '../../sections/questions.tsx';
import { PartsSection } from '../../sections/titled-rows.tsx';
import { CaptionWithRemark } from '../../ui/pictures/figure.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { metaFor } from '../../seo.ts';
import { OrderLog } from './order-log.tsx';
import { Practice } from './practice.tsx';
import { Release } from './release.tsx';
import { ending, head, parts, problem, questions } from './words.ts';
import { HeroDrawing } from '../../ui/pictures/hero-drawing.tsx';
import { partLinks } from '../../ui/pictures/part-links.ts';

export const meta = () => metaFor('/mobile-app');

export default function MobileApp() {
  return (
    <>
      <Head />
      <Problem />
      <OrderLog />
      <PartsSection
        id="parts-title"
        title={parts.title}
        look="py-16 lg:py-24"
        caption={parts.caption}
        parts={parts.list}
      />
      <Release />
      <Practice />
      <QuestionsInTheMiddle
        title={questions.title}
        entries={questions.entries}
        look="border-t border-line py-16"
        headingId="questions-title"
      />
      <ServiceEnding path="/mobile-app" ending={ending} />
    </>
  );
}

/** The line climbs to the right; on wide screens the title hangs above the phones and the lead stands under the far end. */
function Head() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-6">
      <BannerTrail path="/mobile-app" />
      <div className="mt-6 grid grid-cols-1 xl:mt-0 xl:grid-cols-12">
        <BannerTitle
          path="/mobile-app"
          className="xl:z-1 xl:col-span-6 xl:col-start-1 xl:row-start-1 xl:self-start xl:pt-8"
        />
        <BannerLead
          path="/mobile-app"
          className="mt-5 xl:z-1 xl:col-span-4 xl:col-start-9 xl:row-start-1 xl:self-start xl:pt-8"
        />
        <figure className="mt-6 xl:col-span-12 xl:col-start-1 xl:row-start-1 xl:mt-56">
          <div className="max-md:-mx-4 xl:ml-auto xl:w-11/12">
            <HeroDrawing>
              <TunnelScene parts={partLinks(parts.list.map(({ name }) => name))} />
            </HeroDrawing>
          </div>
          <CaptionWithRemark caption={head.caption} remark={head.remark} />
        </figure>
      </div>
    </section>
  );
}

function Problem() {
  return (
    <section aria-labelledby="problem-title" className="gutter grid gap-x-10 gap-y-6 py-16 lg:grid-cols-12 lg:py-28">
      <h2 id="problem-title" className="lg:col-span-5">
        {problem.title}
      </h2>
      <div className="lg:col-span-6 lg:col-start-7">
        {problem.paragraphs.map((text) => (
          <p key={text} className="prose mb-5">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
