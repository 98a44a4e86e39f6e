import { useLocation } from 'react-router-dom';
import { Vacancy } from '../art/scenes/vacancy.tsx';
import { bannerFor, banners, sheetLine } from '../content/banners.ts';
import { notFound } from '../content/not-found.ts';
import { Figure } from '../ui/figure.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { metaForNotFound } from '../seo.ts';

export const meta = () => metaForNotFound();

/** What is missing, and the first sheet of the set, whose entry every unknown address has. */
export default function NotFound() {
  const { title, description } = bannerFor(useLocation().pathname);
  return (
    <section className="gutter graph-paper grid items-center gap-x-10 gap-y-10 py-14 lg:grid-cols-12 lg:py-20">
      <div className="lg:col-span-5">
        <p className="note mb-5 text-signal">{notFound.sheet}</p>
        <h1>{notFound.title}</h1>
        <p className="lead mt-6">{notFound.lead}</p>
      </div>
      <Figure caption={notFound.caption} className="lg:col-span-7">
        <Vacancy />
      </Figure>
      <div className="title-block grid gap-x-8 gap-y-4 p-5 sm:p-6 lg:col-span-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-8">
          <p className="note text-signal">{sheetLine('/')}</p>
          <h2 className="mt-2 !text-2xl">{title}</h2>
          <p className="mt-2 max-w-[44em] text-ink-soft">{description}</p>
        </div>
        <p className="flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
          <PageLink to="/" className="button primary">
            {banners['/'].label}
          </PageLink>
          <PageLink to="/career" className="button">
            {banners['/career'].label}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
