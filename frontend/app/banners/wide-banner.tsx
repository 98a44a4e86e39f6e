import type { ReactNode } from 'react';
import { CaptionWithRemark } from '../ui/pictures/figure.tsx';
import { BannerLead, BannerTitle, BannerTrail } from './banner-words.tsx';
import type { PagePath } from './banners.ts';

type WideBannerProps = {
  path: PagePath;
  /** Drawn for about 1000 x 600 units. */
  drawing: ReactNode;
  caption: string;
  /** A few words at the caption's other end: scale, section, projection. */
  remark?: string;
  /** Places the drawing: its width on wide screens, and how far it rises beside the words. */
  place?: string;
};

/** The head of a page with its drawing below the words, as wide as the sheet. On a phone the drawing bleeds over the edges. */
export function WideBanner({ path, drawing, caption, remark, place = 'mx-auto lg:w-10/12' }: WideBannerProps) {
  return (
    <section className="gutter graph-paper overflow-x-clip border-b border-line pt-10 pb-6 lg:pt-14">
      <div className="mb-8 empty:hidden">
        <BannerTrail path={path} />
      </div>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <BannerTitle path={path} className="lg:col-span-8" />
        <BannerLead path={path} className="lg:col-span-4 lg:self-end" />
      </div>
      <figure className="mt-8">
        <div className={`max-md:-mx-10 ${place}`}>{drawing}</div>
        <CaptionWithRemark caption={caption} remark={remark} />
      </figure>
    </section>
  );
}
