import { CaliperScene } from '@frontdoor/drawings';
import { PhasesSection } from '../sections/titled-rows.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { Figure, captionRoom } from '../ui/pictures/figure.tsx';
import { InspectionSheet } from './inspection-sheet.tsx';
import { Principles } from './principles.tsx';
import { call, faults, figure } from './words.ts';

export const meta = () => metaFor('/quality');

export default function Quality() {
  return (
    <>
      <Head />
      <InspectionSheet />
      <Principles />
      <PhasesSection
        id="faults"
        title={faults.title}
        look="border-t border-line bg-raised py-14 lg:py-24"
        titleLook="mb-10 max-w-[16em]"
        phases={faults.steps}
        columns="lg:grid-cols-[3fr_3fr_4fr_5fr]"
      />
      <ContactCall {...call} />
    </>
  );
}

/** The figure stands first and at the left, where a gauge stands on a bench. */
function Head() {
  return (
    <section className="gutter graph-paper grid gap-x-10 gap-y-8 border-b border-line pt-10 pb-8 lg:grid-cols-12 lg:items-center lg:py-16">
      <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
        <div className="mb-6 empty:hidden">
          <BannerTrail path="/quality" />
        </div>
        <BannerTitle path="/quality" />
        <BannerLead path="/quality" className="mt-6" />
      </div>
      <Figure caption={figure.caption} className={`lg:col-span-7 lg:col-start-1 lg:row-start-1 ${captionRoom}`}>
        <CaliperScene />
      </Figure>
    </section>
  );
}
