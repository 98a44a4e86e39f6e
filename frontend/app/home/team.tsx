import { Avatar } from '@frontdoor/drawings';
import { teamHead } from './words.ts';
import { homeTeam } from '../content/team.ts';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { carousels } from '../carousels.ts';

const slides = homeTeam.map(({ name, position }) => ({
  key: name,
  content: (
    <figure className="h-full border border-line bg-raised">
      <Avatar name={name} className="!border-0 !border-b [&>.ground]:fill-[var(--side-right)]" />
      <figcaption className="p-4">
        <span className="block font-display text-lg font-semibold">{name}</span>
        <span className="note text-ink-soft">{position}</span>
      </figcaption>
    </figure>
  ),
}));

export function Team() {
  return (
    <section className="bay gutter border-t border-line bg-side">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2>{teamHead.title}</h2>
        <PageLink to="/team" className="button bg-paper">
          {teamHead.more}
        </PageLink>
      </div>
      <Carousel label={teamHead.label} slides={slides} settings={carousels.team} />
    </section>
  );
}
