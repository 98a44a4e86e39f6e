import { CloudScene } from '@frontdoor/drawings';
import { CaptionWithRemark } from '../../ui/pictures/figure.tsx';
import { BannerLead, BannerTitle, BannerTrail } from '../../banners/banner-words.tsx';
import { bill, head } from './words.ts';
import { HeroDrawing } from '../../ui/pictures/hero-drawing.tsx';

const parts = { D: { href: '#bill-title', name: bill.title } };

/** The drawing slopes down to the right; on wide screens the words stand on the paper that it leaves free. */
export function CloudHead() {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-6">
      <BannerTrail path="/cloud" />
      <div className="mt-8 grid grid-cols-1 xl:mt-0 xl:grid-cols-12">
        <div className="max-xl:grid max-xl:gap-x-10 max-xl:gap-y-6 lg:max-xl:grid-cols-[7fr_5fr] xl:z-1 xl:col-span-4 xl:col-start-9 xl:[&_h1]:text-[3.4rem] xl:row-start-1 xl:pt-4">
          <BannerTitle path="/cloud" />
          <BannerLead path="/cloud" className="lg:max-xl:self-end xl:mt-6" />
        </div>
        <figure className="mt-8 xl:col-span-11 xl:col-start-1 xl:row-start-1 xl:mt-24">
          <div className="max-md:-mx-2">
            <HeroDrawing>
              <CloudScene parts={parts} />
            </HeroDrawing>
          </div>
          <CaptionWithRemark caption={head.caption} remark={head.remark} />
        </figure>
      </div>
    </section>
  );
}
