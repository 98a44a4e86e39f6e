import { otherFigures } from '../../content/home.ts';
import { Brands } from './brands.tsx';
import { CallUs } from './call-us.tsx';
import { Clients } from './clients.tsx';
import { FloatingActions } from './floating-actions.tsx';
import { Figures, inTicks } from './figures.tsx';
import { Hero } from './hero.tsx';
import { IndustriesWeWorkWith } from './industries-we-work-with.tsx';
import { PartsList } from './parts-list.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { Team } from './team.tsx';
import { Testimonials } from './testimonials.tsx';

/** The other home page: the same sheet, other parts. */
export function HomeB() {
  return (
    <>
      <Hero />
      <Brands />
      <PartsList />
      <IndustriesWeWorkWith />
      <section aria-label="Figures" className="gutter graph-paper border-t border-line py-16 lg:py-24">
        <Figures figures={otherFigures} counting={inTicks} className="grid-cols-2 lg:grid-cols-4" />
      </section>
      <Clients />
      <Team />
      <ProjectGrid />
      <Testimonials />
      <CallUs />
      <FloatingActions />
    </>
  );
}
