import { Portrait } from '@frontdoor/drawings';
import { carousels } from '../carousels.ts';
import { experts } from '../content/experts.ts';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { expertLooks } from './expert-looks.ts';
import { team } from './words.ts';

const slides = experts.map(({ name, position, free }) => ({
  key: name,
  content: (
    <figure className="flex h-full flex-col border border-line bg-raised">
      <Portrait look={expertLooks[name]} className="overflow-hidden border-b border-line bg-side" />
      <figcaption className="flex grow flex-col p-4">
        <span className="block font-display text-lg leading-snug font-semibold">{name}</span>
        <span className="note text-ink-soft">{position}</span>
        <span className="note mt-auto pt-4">
          {team.free} {free}
        </span>
      </figcaption>
    </figure>
  ),
}));

/** Seven experts for hire, and the date from which each is free. */
export function People() {
  return (
    <section aria-labelledby="people" className="gutter border-t border-line bg-side py-16 lg:py-24">
      <div className="mb-8 grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="people" className="lg:col-span-5">
          {team.title}
        </h2>
        <p className="prose self-end text-ink-soft lg:col-span-6 lg:col-start-7">{team.text}</p>
      </div>
      <Carousel label={team.label} slides={slides} settings={carousels.staffServices} />
    </section>
  );
}
