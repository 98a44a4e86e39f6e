import { otherFigures } from '../content/figures.ts';
import { Brands } from './brands.tsx';
import { CallUs } from './call-us.tsx';
import { Clients } from './clients.tsx';
import { FloatingActions } from './floating-actions.tsx';
import { inTicks } from './countings.ts';
import { Hero } from './hero.tsx';
import { IndustriesWeWorkWith } from './industries-we-work-with.tsx';
import { PartsList } from './parts-list.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { Team } from './team.tsx';
import { Testimonials } from './testimonials.tsx';
import './home.css';
import './phone.css';

/** The other home page: the same sheet, other parts. */
export function HomeB() {
  return (
    <>
      <Hero figures={otherFigures} counting={inTicks} />
      <Brands />
      <PartsList />
      <IndustriesWeWorkWith />
      <Clients />
      <Team />
      <ProjectGrid />
      <Testimonials />
      <CallUs />
      <FloatingActions />
    </>
  );
}
