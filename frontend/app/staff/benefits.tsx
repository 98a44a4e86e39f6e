import { BenefitDrawing } from '@frontdoor/drawings';
import { carousels } from '../carousels.ts';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { benefits } from './words.ts';

const slides = benefits.items.map(({ picture, title, para }) => ({
  key: title,
  content: (
    <div className="flex h-full flex-col border border-line bg-raised p-6">
      <div className="mx-auto mb-5 w-44">
        <BenefitDrawing picture={picture} />
      </div>
      <h3>{title}</h3>
      <p className="mt-2 text-ink-soft">{para}</p>
    </div>
  ),
}));

/** Six things that change with one more engineer. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="gutter overflow-x-clip border-t border-line py-16 lg:py-24">
      <h2 id="benefits" className="mb-8 max-w-[16em]">
        {benefits.title}
      </h2>
      <Carousel label={benefits.label} slides={slides} settings={carousels.benefits} />
    </section>
  );
}
