import { StreetHouse } from '@frontdoor/drawings';
import { industriesHead } from '../words.ts';
import { industries } from '../../content/industries.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { carousels } from '../../carousels.ts';
import { PageLink } from '../../ui/page-link.tsx';

const slides = industries.map(({ industry, title, figure, counted, at }) => ({
  key: industry,
  content: (
    <article>
      <StreetHouse house={industry} />
      <div className="pt-5 pr-6">
        <h3>{title}</h3>
        <p className="mt-3 font-display text-[clamp(2rem,3vw,2.75rem)] leading-none font-semibold tracking-[-0.03em]">
          {figure}
        </p>
        <p className="note mt-2">
          {counted} <span className="block text-ink-soft">{at}</span>
        </p>
      </div>
    </article>
  ),
}));

/** One street of six houses, each with the figure of one of its people. */
export function Industries() {
  return (
    <section className="bay industries gutter graph-paper border-t border-line">
      <p className="note mb-5 text-signal">{industriesHead.note}</p>
      <div className="mb-8 grid gap-x-10 gap-y-4 lg:grid-cols-12">
        <h2 className="lg:col-span-6">{industriesHead.title}</h2>
        <p className="self-end text-ink-soft lg:col-span-6">
          {industriesHead.lead}{' '}
          <PageLink to="/portfolio#rules" className="underlined text-ink">
            {industriesHead.more}
          </PageLink>
        </p>
      </div>
      <Carousel label={industriesHead.label} slides={slides} settings={carousels.industries} />
    </section>
  );
}
