import { carousels } from '../carousels.ts';
import { Carousel } from '../ui/carousel/carousel.tsx';
import { offers } from './words.ts';

const slides = offers.items.map(({ figure, title, text }) => ({
  key: title,
  content: (
    <div className="flex h-full flex-col border border-line bg-raised p-5">
      <p className="self-start border-b border-signal pb-2 font-display text-[2.1rem] leading-none font-semibold tracking-tight whitespace-nowrap">
        {figure}
      </p>
      <h3 className="mt-4">{title}</h3>
      <p className="mt-2 text-[0.97rem] leading-normal text-ink-soft">{text}</p>
    </div>
  ),
}));

/** The six clauses, as a contract sets them: a figure, a name, an explanation. */
export function Offers() {
  return (
    <section aria-labelledby="offers" className="gutter border-t border-line py-16 lg:py-24">
      <div className="mb-8 grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 id="offers" className="lg:col-span-7">
          {offers.title}
        </h2>
        <p className="prose self-end text-ink-soft lg:col-span-4 lg:col-start-9">{offers.text}</p>
      </div>
      <Carousel label={offers.label} slides={slides} settings={carousels.staffServices} />
    </section>
  );
}
