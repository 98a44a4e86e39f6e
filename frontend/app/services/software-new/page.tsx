import { ServiceEnding } from '../../consultation/service-ending.tsx';
import { Benefits } from './benefits.tsx';
import { FirstVersion } from './first-version.tsx';
import { Fridays } from './fridays.tsx';
import { Hero } from './hero.tsx';
import { Questions } from './questions.tsx';
import { Reasons } from './reasons.tsx';
import { Trades } from './trades.tsx';
import { metaFor } from '../../seo.ts';
import { ending } from './words.ts';

export const meta = () => metaFor('/software/new');

export default function SoftwareNew() {
  return (
    <>
      <Hero />
      <FirstVersion />
      <Fridays />
      <Reasons />
      <Trades />
      <Benefits />
      <Questions />
      <ServiceEnding path="/software/new" ending={ending} />
    </>
  );
}
