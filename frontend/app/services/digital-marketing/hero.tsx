import { PipesScene } from '@frontdoor/drawings';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { Figure } from '../../ui/pictures/figure.tsx';
import { parts, pipesCaption } from './words.ts';
import { partLinks } from '../../ui/pictures/part-links.ts';

/** The head of the page: drawing to the left, words to the right of it. */
export function Hero() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-8">
      <BannerTrail path="/digital-marketing" />
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-flow-dense lg:grid-cols-12">
        <div className="lg:col-span-5 lg:col-start-8 lg:pt-8 lg:pl-4">
          <BannerTitle path="/digital-marketing" />
          <BannerLead path="/digital-marketing" className="mt-5" />
        </div>
        <Figure caption={pipesCaption} className="min-w-0 lg:col-span-7">
          <PipesScene parts={partLinks(parts.list.map(({ name }) => name))} />
        </Figure>
      </div>
    </section>
  );
}
