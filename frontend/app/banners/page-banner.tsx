import type { ReactNode } from 'react';
import { banners, sheetLine, trailOf, type PagePath } from './banners.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Figure } from '../ui/figure.tsx';

type PageBannerProps = { path: PagePath; drawing: ReactNode; caption: string };

/** The head of a page: its number, its title and what it is about, chosen by the path from the one table; and its drawing. */
export function PageBanner({ path, drawing, caption }: PageBannerProps) {
  const { label, title, description, para, button } = banners[path];
  const trail = trailOf(path);
  return (
    <section className="gutter graph-paper grid items-end gap-x-10 gap-y-8 border-b border-line pt-10 pb-8 md:max-lg:grid-cols-[1fr_minmax(0,17rem)] lg:grid-cols-12 lg:pt-18 lg:pb-12">
      {trail.length > 1 && (
        <div className="md:max-lg:col-span-2 lg:col-span-12 lg:-mt-8 lg:-mb-6">
          <Breadcrumb trail={trail.map((to) => ({ to, label: banners[to].label }))} here={label} />
        </div>
      )}
      <div className="self-start lg:col-span-7 lg:pt-4 lg:pb-6">
        <p className="note mb-5 text-signal">{sheetLine(path)}</p>
        <h1>{title}</h1>
        <p className="lead mt-6">{description}</p>
        {para && <p className="mt-4 max-w-[36em] text-ink-soft">{para}</p>}
        {button && (
          <p className="mt-8">
            <a className="button primary" href="#consultation">
              {button}
            </a>
          </p>
        )}
      </div>
      <Figure caption={caption} className="max-w-[26rem] lg:col-span-5 lg:ml-auto lg:w-full">
        {drawing}
      </Figure>
    </section>
  );
}
