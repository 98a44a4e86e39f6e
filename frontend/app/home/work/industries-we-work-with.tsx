import { IndustryDrawing } from '@frontdoor/drawings';
import { otherIndustriesHead } from '../words.ts';
import { industriesWeWorkWith } from '../../content/industries.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { carousels } from '../../carousels.ts';

const slides = industriesWeWorkWith.map(({ industry, title }) => ({
  key: title,
  content: (
    <figure className="flex h-full flex-col border border-line bg-raised p-3 lg:p-4">
      <IndustryDrawing industry={industry} className="mb-4" />
      <figcaption className="mt-auto font-display text-[0.95rem] leading-tight font-semibold hyphens-auto lg:text-lg">
        {title}
      </figcaption>
    </figure>
  ),
}));

export function IndustriesWeWorkWith() {
  return (
    <section className="bay gutter border-t border-line bg-paper">
      <h2 className="mb-8">{otherIndustriesHead.title}</h2>
      <Carousel label={otherIndustriesHead.label} slides={slides} settings={carousels.industriesWeWorkWith} />
    </section>
  );
}
