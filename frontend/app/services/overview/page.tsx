import { RoundScene } from '@frontdoor/drawings';
import { WideBanner } from '../../banners/wide-banner.tsx';
import { Consultation } from '../../consultation/consultation.tsx';
import { metaFor } from '../../seo.ts';
import { Phases } from '../../sections/phases.tsx';
import { ServiceCards } from './service-cards.tsx';
import { ending, figure, process, services } from './words.ts';

export const meta = () => metaFor('/services');

export default function Services() {
  return (
    <>
      <WideBanner
        path="/services"
        drawing={<RoundScene plates={services.map(({ plate, to, name }) => ({ plate, href: to, name }))} />}
        {...figure}
        place="lg:mx-auto lg:w-8/12"
      />
      <ServiceCards />
      <section aria-labelledby="process" className="gutter border-t border-line bg-raised py-14 lg:py-24">
        <div className="mb-10 grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id="process" className="lg:col-span-6">
            {process.title}
          </h2>
          <p className="lead lg:col-span-6">{process.lead}</p>
        </div>
        <Phases phases={process.steps} columns="lg:grid-cols-[4fr_3fr_8fr_4fr]" />
      </section>
      <Consultation ending={ending} />
    </>
  );
}
