import { CareerHero } from '../sections/career/career-hero.tsx';
import { Gallery } from '../sections/career/gallery.tsx';
import { HiringSteps } from '../sections/career/hiring-steps.tsx';
import { OpenPositions } from '../sections/career/open-positions.tsx';
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
