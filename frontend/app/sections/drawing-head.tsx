import type { ReactNode } from 'react';
import { BannerLead, BannerTitle, BannerTrail } from '../banners/banner-words.tsx';
import type { PagePath } from '../banners/banners.ts';
import { Figure, captionRoom } from '../ui/pictures/figure.tsx';

interface DrawingHeadProps {
  path: PagePath;
  drawing: ReactNode;
  caption: string;
  /** Classes: the columns of the sheet, and where each part stands in them on wide screens. */
  places: { sheet: string; trail: string; words: string; drawing?: string };
}

/** The head of a page with its words and its drawing side by side, placed as the drawing needs it. */
export function DrawingHead({ path, drawing, caption, places }: DrawingHeadProps) {
  return (
    <section className={`gutter ${places.sheet}`}>
      <div className={places.trail}>
        <BannerTrail path={path} />
      </div>
      <div className={places.words}>
        <BannerTitle path={path} />
        <BannerLead path={path} className="mt-6" />
      </div>
      <Figure caption={caption} className={`${captionRoom} ${places.drawing ?? ''}`}>
        {drawing}
      </Figure>
    </section>
  );
}
