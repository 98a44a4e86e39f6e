import { CostsScene, MarginScene } from '@frontdoor/drawings';
import { articles } from '../content/blog.ts';
import { WideBanner } from '../banners/wide-banner.tsx';
import { metaFor } from '../seo.ts';
import { PageLink } from '../ui/page-link.tsx';
import { DayOf } from './day-of.tsx';
import { Notes } from './notes.tsx';
import { Phones } from './phones.tsx';
import { lead, listFigure, policy } from './words.ts';

export const meta = () => metaFor('/blogs');

export default function Blog() {
  return (
    <>
      <WideBanner path="/blogs" drawing={<MarginScene />} {...listFigure} place="mx-auto lg:w-7/12" />
      <Lead />
      <Notes />
      <Phones />
      <Policy />
    </>
  );
}

/** The newest article, at length. */
function Lead() {
  const [newest] = articles;
  if (!newest) return null;
  return (
    <section aria-labelledby="newest" className="grid border-b border-line bg-raised lg:grid-cols-12">
      <div className="gutter py-12 lg:col-span-6 lg:py-20 xl:col-span-7">
        <p className="note mb-4 text-signal">
          {lead.note} · <DayOf date={newest.date} /> · {lead.minutes}
        </p>
        <h2 id="newest">{newest.title}</h2>
        <p className="lead mt-5">{lead.text}</p>
        <p className="mt-8">
          <PageLink to={newest.to} className="button primary">
            {lead.action}
          </PageLink>
        </p>
      </div>
      <div className="grid items-center border-line px-6 pb-10 lg:col-span-6 lg:border-l lg:py-8 xl:col-span-5">
        <CostsScene />
      </div>
    </section>
  );
}

function Policy() {
  return (
    <section
      aria-labelledby="policy"
      className="gutter grid gap-x-10 gap-y-4 border-t border-line bg-side py-12 lg:grid-cols-12 lg:py-16"
    >
      <h2 id="policy" className="!text-2xl lg:col-span-4">
        {policy.title}
      </h2>
      <div className="prose lg:col-span-8">
        <p>{policy.text}</p>
        <p className="mt-4">
          <a href="/feed.xml" className="underlined">
            {policy.feed}
          </a>
        </p>
      </div>
    </section>
  );
}
