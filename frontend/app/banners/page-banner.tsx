import type { ReactNode } from 'react';
import { BannerLead, BannerTitle, BannerTrail } from './banner-words.tsx';
import type { PagePath } from './banners.ts';
import { Figure, captionRoom } from '../ui/pictures/figure.tsx';

type PageBannerProps = { path: PagePath; drawing: ReactNode; caption: string };

/** The head of a page with its drawing beside the words. */
export function PageBanner({ path, drawing, caption }: PageBannerProps) {
  return (
    <section className="gutter graph-paper grid items-end gap-x-10 gap-y-8 border-b border-line pt-10 pb-8 md:max-lg:grid-cols-[1fr_minmax(0,17rem)] lg:grid-cols-12 lg:pt-18 lg:pb-12">
      <div className="empty:hidden md:max-lg:col-span-2 lg:col-span-12 lg:-mt-8 lg:-mb-6">
        <BannerTrail path={path} />
      </div>
      <div className="self-start lg:col-span-7 lg:pt-4 lg:pb-6">
        <BannerTitle path={path} />
        <BannerLead path={path} className="mt-6" />
      </div>
      <Figure caption={caption} className={`max-w-[26rem] lg:col-span-5 lg:ml-auto lg:w-full ${captionRoom}`}>
        {drawing}
      </Figure>
    </section>
  );
}
