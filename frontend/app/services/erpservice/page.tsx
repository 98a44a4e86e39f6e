import { LedgerScene } from '@frontdoor/drawings';
import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { PartsSection } from '../../sections/titled-rows.tsx';
import { DrawingHead } from '../../sections/drawing-head.tsx';
import { metaFor } from '../../seo.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { OrderRoute } from './order-route.tsx';
import { ParallelRun } from './parallel-run.tsx';
import { GearMaker } from './gear-maker.tsx';
import { delivery, ending, figure, questions } from './words.ts';
import { partLinks } from '../../ui/pictures/part-links.ts';

export const meta = () => metaFor('/erpservice');

export default function Erp() {
  return (
    <>
      <DrawingHead
        path="/erpservice"
        drawing={<LedgerScene parts={partLinks(delivery.parts.map(({ name }) => name))} />}
        caption={figure.caption}
        places={{
          sheet: 'graph-paper grid gap-x-8 gap-y-6 overflow-x-clip border-b border-line pt-10 pb-8 lg:grid-cols-12',
          trail: 'lg:col-span-12',
          words: 'lg:col-span-5 lg:pb-8',
          drawing: 'lg:col-span-7 lg:self-center',
        }}
      />
      <OrderRoute />
      <ParallelRun />
      <PartsSection
        id="delivery"
        title={delivery.title}
        look="bg-paper py-14 lg:py-24"
        titleLook="mb-8 max-w-[18em]"
        caption={delivery.caption}
        parts={delivery.parts}
      />
      <GearMaker />
      <section
        aria-labelledby="questions"
        className="gutter grid gap-x-10 gap-y-6 bg-paper py-14 lg:grid-cols-[1fr_2fr] lg:py-24"
      >
        <h2 id="questions">{questions.title}</h2>
        <Accordion entries={questions.entries} />
      </section>
      <ServiceEnding path="/erpservice" ending={ending} />
    </>
  );
}
