import {
  BedsScreen,
  BookingScreen,
  BookingRounds,
  DischargeSheet,
  KitScreen,
  KitBottle,
  StreetScene,
} from '@frontdoor/drawings';
import { WideBanner } from '../banners/wide-banner.tsx';
import { measured, portfolio, workOf } from '../content/portfolio.ts';
import { metaFor } from '../seo.ts';
import { ContactCall } from '../sections/contact-call.tsx';
import { Feature } from './feature.tsx';
import { Ledgers, Pair, Stacked, Staggered } from './rows.tsx';
import { Rules } from './rules.tsx';
import { call, figure } from './words.ts';

export const meta = () => metaFor('/portfolio');

const [repairs, skincare, wards] = [workOf('repairs'), workOf('kit'), workOf('beds')];

/** Fourteen works: three at length, and between them eleven in rows that differ. */
export default function Portfolio() {
  return (
    <>
      <WideBanner path="/portfolio" drawing={<StreetScene works={portfolio} />} {...figure} />
      <Feature
        work={repairs}
        facts={measured.repairs}
        screen={<BookingScreen work={repairs} />}
        result={<BookingRounds />}
        columns="lg:grid-cols-[820fr_360fr]"
      />
      <Pair />
      <Ledgers />
      <Feature
        work={skincare}
        facts={measured.kit}
        screen={<KitScreen work={skincare} />}
        result={<KitBottle />}
        columns="lg:grid-cols-[360fr_820fr]"
        turned
        className="graph-paper"
      />
      <Staggered />
      <Feature
        work={wards}
        facts={measured.beds}
        screen={<BedsScreen work={wards} />}
        result={<DischargeSheet />}
        columns="lg:grid-cols-[860fr_330fr]"
        className="bg-side"
      />
      <Stacked />
      <Rules />
      <ContactCall {...call} />
    </>
  );
}
