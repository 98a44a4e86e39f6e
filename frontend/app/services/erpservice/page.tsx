import { LedgerScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { Consultation } from '../../consultation/consultation.tsx';
import { ContactCall } from '../../sheet/contact-call.tsx';
import { PartsTable } from '../../sheet/parts-table.tsx';
import { RelatedPages } from '../../sheet/related-pages.tsx';
import { metaFor } from '../../seo.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { OrderRoute } from './order-route.tsx';
import { ParallelRun } from './parallel-run.tsx';
import { GearMaker } from './gear-maker.tsx';
import { call, delivery, figure, questions } from './words.ts';

export const meta = () => metaFor('/erpservice');

export default function Erp() {
  return (
    <>
      <section className="gutter graph-paper grid gap-x-8 gap-y-6 overflow-x-clip border-b border-line pt-10 pb-8 lg:grid-cols-12">
        <div className="lg:col-span-12">
          <BannerTrail path="/erpservice" />
        </div>
        <div className="lg:col-span-4 lg:py-8">
          <BannerTitle path="/erpservice" />
          <BannerLead path="/erpservice" className="mt-6" />
        </div>
        <Figure caption={figure.caption} className="lg:col-span-8">
          <LedgerScene />
        </Figure>
      </section>
      <OrderRoute />
      <ParallelRun />
      <section aria-labelledby="delivery" className="gutter bg-paper py-14 lg:py-24">
        <h2 id="delivery" className="mb-8 max-w-[18em]">
          {delivery.title}
        </h2>
        <PartsTable caption={delivery.caption} parts={delivery.parts} />
      </section>
      <GearMaker />
      <section
        aria-labelledby="questions"
        className="gutter grid gap-x-10 gap-y-6 bg-paper py-14 lg:grid-cols-[1fr_2fr] lg:py-24"
      >
        <h2 id="questions">{questions.title}</h2>
        <Accordion entries={questions.entries} />
      </section>
      <RelatedPages path="/erpservice" />
      <ContactCall {...call} />
      <Consultation />
    </>
  );
}
