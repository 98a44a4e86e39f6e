import { InfrastructureScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { Figure, captionRoom } from '../ui/pictures/figure.tsx';
import { Plan } from './plan.tsx';
import { Outage, Tables } from './tables.tsx';
import { call, head, rooms } from './words.ts';

export const meta = () => metaFor('/infrastructure');

/** The balloons of the drawing lead to the rooms that they name. */
const roomLinks = Object.fromEntries(
  rooms.rows.map(({ key, letter, title }) => [letter, { href: `#room-${key}`, name: title }]),
);

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
    <section className="gutter graph-paper grid grid-cols-1 gap-x-6 gap-y-8 overflow-x-clip border-b border-line pt-10 pb-8 xl:grid-cols-12">
      <div className="xl:col-span-4 xl:col-start-1 xl:row-start-1 xl:flex xl:flex-col xl:pb-2">
        <BannerTrail path="/infrastructure" />
        <BannerTitle path="/infrastructure" className="mt-8" />
        <BannerLead path="/infrastructure" className="mt-6" />
        <dl className="mt-10 border-t-2 border-ink sm:max-xl:grid sm:max-xl:grid-cols-[auto_auto_auto] sm:max-xl:gap-x-8 xl:mt-auto">
          {head.facts.map(({ term, text }) => (
            <div key={term} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
              <dt className="note text-ink-soft sm:max-xl:whitespace-nowrap">{term}</dt>
              <dd className="font-display text-2xl font-semibold whitespace-nowrap">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Figure caption={head.caption} className={`xl:col-span-8 xl:col-start-5 xl:row-start-1 ${captionRoom}`}>
        <div className="max-md:-mx-2">
          <InfrastructureScene parts={roomLinks} />
        </div>
      </Figure>
    </section>
  );
}
