import { PlotsScene } from '@frontdoor/drawings';
import { CaptionWithRemark } from '../../ui/pictures/figure.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { partLinks } from '../../ui/pictures/part-links.ts';
import { fridays, plotsCaption } from './words.ts';

/** The head of the page: the words stand above the low end of the street, and the houses climb beside them. */
export function Hero() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-6 lg:pt-10">
      <BannerTrail path="/software/new" />
      <div className="mt-6 lg:w-7/12">
        <BannerTitle path="/software/new" />
        <BannerLead path="/software/new" className="mt-5" />
      </div>
      <figure className="mt-8 lg:-mt-80">
        <div className="max-md:-mx-6 lg:ml-auto lg:w-10/12">
          <PlotsScene parts={partLinks(fridays.stages.map(({ name }) => name))} />
        </div>
        <CaptionWithRemark caption={plotsCaption} />
      </figure>
    </section>
  );
}
