import { jobsFeed } from '../../seo.ts';
import { If, With } from '../../served/template.tsx';
import { rawValue } from '../../served/value.ts';
import { AllPositions, PositionLinks } from './other-positions.tsx';
import { postWords } from './words.ts';

/** In place of the text of a post that is closed, filled or deleted: what is open, then what was asked for, as far as it is kept. */
export const ClosedPostBody = () => (
  <>
    <h2>
      <If the="hasOthers" otherwise={postWords.noneOpen}>
        <If the="similar" otherwise={postWords.nowOpen}>
          {postWords.similar}
        </If>
      </If>
    </h2>
    <PositionLinks />
    <If the="hasOthers">
      <AllPositions />
    </If>
    <With the="post">
      <If the="hasDescription">
        <details className="accordion mt-10 border-y border-line open:pb-6">
          <summary className="flex min-h-11 cursor-pointer items-baseline justify-between gap-6 py-4 font-display text-lg leading-snug font-semibold">
            {postWords.was}
          </summary>
          {/* oxlint-disable-next-line react/no-danger -- a placeholder of the template */}
          <div className="job-description prose" dangerouslySetInnerHTML={{ __html: rawValue('descriptionHtml') }} />
        </details>
      </If>
    </With>
  </>
);

/** How to hear of the next position, beside a closed one. */
export const HearOfPositions = () => (
  <If the="open" otherwise={<NewPositions />}>
    {null}
  </If>
);

const NewPositions = () => (
  <section aria-labelledby="hear" className="border-l-4 border-signal bg-raised px-5 py-4">
    <h2 id="hear" className="text-xl">
      {postWords.hear}
    </h2>
    <p className="mt-1 text-ink-soft">{postWords.hearText}</p>
    <p className="mt-3">
      <a className="underlined" href={jobsFeed}>
        {postWords.follow}
      </a>
    </p>
  </section>
);
