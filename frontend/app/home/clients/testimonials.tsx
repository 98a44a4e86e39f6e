import { Avatar } from '@frontdoor/drawings';
import { testimonials } from '../../content/clients.ts';
import { testimonialsHead } from '../words.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { carousels } from '../../carousels.ts';

const slides = testimonials.map(({ name, role, text }) => ({
  key: name,
  content: (
    <figure className="flex h-full flex-col border border-line bg-raised p-6">
      <blockquote className="mb-6 text-lg leading-snug">{text}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        <Avatar name={name} className="size-14 flex-none" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="note">{role}</span>
        </span>
      </figcaption>
    </figure>
  ),
}));

export function Testimonials() {
  return (
    <section className="bay gutter overflow-x-clip border-t border-line bg-paper">
      <h2 className="mb-8">{testimonialsHead.title}</h2>
      <Carousel label={testimonialsHead.label} slides={slides} settings={carousels.testimonials} />
    </section>
  );
}
