import { IndustryDrawing } from '@frontdoor/drawings';
import { industriesHead } from '../words.ts';
import { industries } from '../../content/industries.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { carousels } from '../../carousels.ts';

const slides = industries.map(({ industry, title, text }) => ({
  key: industry,
  content: (
    <article className="grid h-full grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-5 border border-line bg-raised p-5 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <IndustryDrawing industry={industry} />
      <div className="self-start">
        <h3>{title}</h3>
        <p className="mt-2 text-[0.95rem] leading-normal text-ink-soft">{text}</p>
      </div>
    </article>
  ),
}));

export function Industries() {
  return (
    <section className="bay industries gutter border-t border-line bg-paper">
      <p className="note mb-5 text-signal">{industriesHead.note}</p>
      <h2 className="mb-8">{industriesHead.title}</h2>
      <Carousel label={industriesHead.label} slides={slides} settings={carousels.industries} />
    </section>
  );
}
