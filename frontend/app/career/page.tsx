import { CareerHero } from './career-hero.tsx';
import { Gallery } from './gallery.tsx';
import { HiringSteps } from './hiring-steps.tsx';
import { OpenPositions } from './positions/open-positions.tsx';
import { metaFor } from '../seo.ts';

export const meta = () => metaFor('/career');

export default function Career() {
  return (
    <>
      <CareerHero />
      <OpenPositions />
      <Gallery />
      <HiringSteps />
    </>
  );
}
