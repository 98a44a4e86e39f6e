import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sheet/contact-call.tsx';
import { Facts } from '../ui/facts.tsx';
import { Figure } from '../ui/figure.tsx';
import { Plan } from './plan.tsx';
import { InfrastructureScene } from './scene.tsx';
import { Outage, Tables } from './tables.tsx';
import { call, head } from './words.ts';

export const meta = () => metaFor('/infrastructure');

export default function Infrastructure() {
  return (
    <>
      <Head />
      <Plan />
      <Outage />
      <Tables />
      <ContactCall {...call} />
    </>
  );
}

/** A narrow column of words, and the two floors as large as the rest of the sheet. */
function Head() {
  return (
    <section className="gutter graph-paper grid grid-cols-1 gap-x-6 gap-y-8 overflow-x-clip border-b border-line pt-10 pb-8 lg:grid-cols-12">
      <div className="lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:flex lg:flex-col lg:pb-2">
        <BannerTrail path="/infrastructure" />
        <BannerTitle path="/infrastructure" className="mt-8" />
        <BannerLead path="/infrastructure" className="mt-6" />
        <Facts facts={head.facts} className="mt-10 bg-paper lg:mt-auto" />
      </div>
      <Figure caption={head.caption} className="lg:col-span-8 lg:col-start-5 lg:row-start-1">
        <div className="max-sm:-ml-52 max-sm:w-[44rem]">
          <InfrastructureScene />
        </div>
      </Figure>
    </section>
  );
}
