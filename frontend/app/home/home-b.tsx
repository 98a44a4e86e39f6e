import { otherFigures } from '../content/figures.ts';
import { Brands } from './clients/brands.tsx';
import { CallUs } from './calls/call-us.tsx';
import { Clients } from './clients/clients.tsx';
import { ReachSigns } from '../shell/edges/reach.tsx';
import { inTicks } from './clients/countings.ts';
import { Hero } from './hero.tsx';
import { IndustriesWeWorkWith } from './work/industries-we-work-with.tsx';
import { PartsList } from './work/parts-list.tsx';
import { ProjectGrid } from './work/project-grid.tsx';
import { Team } from './team.tsx';
import { Testimonials } from './clients/testimonials.tsx';
import './home.css';
import './phone.css';

/** The other home page: the same sheet, other parts. */
export function HomeB() {
  return (
    <>
      <Hero counted={otherFigures} counting={inTicks} />
      <Brands />
      <PartsList />
      <IndustriesWeWorkWith />
      <Clients />
      <Team />
      <ProjectGrid />
      <Testimonials />
      <CallUs />
      <ReachSigns />
    </>
  );
}
