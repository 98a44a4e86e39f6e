import { ParkingScene } from '@frontdoor/drawings';
import { OfferEnding } from '../../sections/offer-ending.tsx';
import { WideBanner } from '../../banners/wide-banner.tsx';
import { metaFor } from '../../seo.ts';
import { PartsTable } from '../../sections/parts-table.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { GuardScreen } from './guard-screen.tsx';
import { Operation } from './operation.tsx';
import { Visit } from './visit.tsx';
import { audience, call, figure, limits, parts, partsCaption, partsColumns } from './words.ts';
import { partLinks } from '../../ui/pictures/part-links.ts';

export const meta = () => metaFor('/products/parking');

export default function Parking() {
  return (
    <>
      <WideBanner
        path="/products/parking"
        drawing={<ParkingScene parts={partLinks(parts.map(({ name }) => name))} />}
        {...figure}
        place="mx-auto max-md:-mx-3! lg:w-11/12"
      />
      <section className="gutter grid gap-x-10 gap-y-6 py-14 lg:grid-cols-12 lg:py-20">
        <h2 className="lg:col-span-5">{audience.title}</h2>
        <div className="prose grid gap-4 lg:col-span-7">
          {audience.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className="mt-6 lg:col-span-12">
          <PartsTable caption={partsCaption} parts={parts} columns={partsColumns} />
        </div>
      </section>
      <Visit />
      <GuardScreen />
      <Operation />
      <section className="gutter grid gap-x-10 gap-y-8 border-t border-line py-14 lg:grid-cols-12 lg:py-20">
        <h2 className="lg:col-span-4">{limits.title}</h2>
        <div className="lg:col-span-8">
          <Accordion entries={limits.entries} />
        </div>
      </section>
      <OfferEnding path="/products/parking" call={call} />
    </>
  );
}
