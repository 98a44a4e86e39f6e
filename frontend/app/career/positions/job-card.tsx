import type { JobPost } from '@frontdoor/contract';
import { factsOf } from './facts-of.ts';
import { positionsWords } from '../words.ts';
import type { Trade } from '../../content/trades.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { JobDescription } from './job-description.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobPicture } from './job-picture.tsx';

/** One open position. */
export function JobCard({ post, drawing }: { post: JobPost; drawing: Trade }) {
  const { title, para, location, image, slug, descriptionHtml } = post;
  const wanted = new URLSearchParams({ position: title, post: slug });
  return (
    <li className="group grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 border-b border-line py-6 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-8 lg:py-8">
      <div className="grid aspect-square place-items-center self-start border border-line bg-side group-hover:border-ink sm:row-span-4">
        <JobPicture image={image} drawing={drawing} />
      </div>
      <div className="max-sm:self-center">
        <h3 className="text-2xl">{title}</h3>
        <p className="note mt-2 text-ink-soft">{location}</p>
      </div>
      <p className="prose mt-4 whitespace-pre-line text-ink-soft max-sm:col-span-2 sm:col-start-2">{para}</p>
      <JobFacts facts={factsOf(post)} className="col-span-2 mt-4 sm:col-start-2" />
      <PageLink
        to={`/application?${wanted.toString()}`}
        className="button primary max-sm:col-span-2 max-sm:mt-4 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-start"
        aria-label={`${positionsWords.apply}: ${title}`}
      >
        {positionsWords.apply}
      </PageLink>
      {descriptionHtml && (
        <div className="col-span-2 mt-4 sm:col-start-2">
          <JobDescription title={title} html={descriptionHtml} />
        </div>
      )}
    </li>
  );
}
