import { useLocation } from 'react-router-dom';
import { VacancyScene } from '@frontdoor/drawings';
import { bannerFor, banners, sheetLine } from '../banners/banners.ts';
import { notFound } from './words.ts';
import { Figure } from '../ui/pictures/figure.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { metaForNotFound } from '../seo.ts';

export const meta = () => metaForNotFound();

/** The page for unknown addresses, which offers the first sheet of the set. */
export default function NotFound() {
  const { title, description } = bannerFor(useLocation().pathname);
  return (
    <section className="gutter graph-paper grid items-center gap-x-10 gap-y-10 pt-10 pb-14 lg:grid-cols-12 lg:pt-8">
      <div className="lg:col-span-5">
        <p className="note mb-5 text-signal">{notFound.sheet}</p>
        <h1>{notFound.title}</h1>
        <p className="lead mt-5">{notFound.lead}</p>
        <div className="title-block mt-6 px-5 py-4">
          <p className="note text-signal">{sheetLine('/')}</p>
          <h2 className="mt-2 !text-2xl">{title}</h2>
          <p className="prose mt-2 text-[0.95rem] leading-snug text-ink-soft">{description}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <PageLink to="/" className="button primary">
              {banners['/'].label}
            </PageLink>
            <PageLink to="/career" className="button">
              {banners['/career'].label}
            </PageLink>
          </p>
        </div>
      </div>
      <Figure caption={notFound.caption} className="lg:col-span-7">
        <VacancyScene />
      </Figure>
    </section>
  );
}
