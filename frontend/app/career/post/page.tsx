import { useLocation } from 'react-router-dom';
import { company } from '../../content/company.ts';
import NotFound from '../../not-found/page.tsx';
import { metaForNotFound } from '../../seo.ts';
import { isMissing } from '../../served/is-served.ts';
import { Served } from '../../served/served.tsx';
import { ServedData } from '../../served/served-data.tsx';
import { servedMeta } from '../../served/served-meta.ts';
import { value } from '../../served/value.ts';
import { HiringSteps } from '../hiring-steps.tsx';
import { OtherPositions } from './other-positions.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { HearOfPositions } from './closed-post-body.tsx';
import { PageTools } from './page-tools.tsx';
import { PostBody } from './post-body.tsx';
import { ReadBy } from './read-by.tsx';
import { PostHead } from './post-head.tsx';

const title = `${value('post.title')} | ${company.name}`;
const description = `${value('post.title')}, ${value('post.location')}. ${value('post.para')}`;

const metaOfPost = [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: value('post.url') },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:url', content: value('post.url') },
  { property: 'og:site_name', content: company.name },
];

export const meta = ({ location }: { location: { pathname: string } }) =>
  isMissing(location.pathname) ? metaForNotFound() : servedMeta(metaOfPost);

/** One position, at an address of its own. The build makes it once, as a template that the API fills for each post. */
export default function Post() {
  const { pathname } = useLocation();
  // The served page would be looked for by loading the document again, without end.
  if (isMissing(pathname)) return <NotFound />;
  return (
    <>
      <Served>{import.meta.env.SSR && <PostHead />}</Served>
      <div className="gutter grid gap-x-12 gap-y-10 bg-paper py-10 lg:grid-cols-12 lg:py-16">
        <Served className="lg:col-span-8">{import.meta.env.SSR && <PostBody />}</Served>
        <div className="flex flex-col gap-8 lg:col-span-4">
          <Served className="flex flex-col gap-8">
            {import.meta.env.SSR && (
              <>
                <HearOfPositions />
                <ReadBy />
              </>
            )}
          </Served>
          <PageTools />
        </div>
      </div>
      <HiringSteps />
      <Served>
        {import.meta.env.SSR && (
          <>
            <OtherPositions />
            <ServedData />
          </>
        )}
      </Served>
      <Served className="sticky bottom-[var(--reach-lane,0px)] z-10 [contain-intrinsic-size:none] [content-visibility:visible] lg:hidden print:hidden">
        {import.meta.env.SSR && <ApplyBar />}
      </Served>
    </>
  );
}
