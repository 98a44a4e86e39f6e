import { useRef } from 'react';
import { loadJobPosts } from '../../api.ts';
import { positionsWords } from '../words.ts';
import { type Load, useLoad } from '../../load-state.ts';
import type { JobPost } from '@frontdoor/contract';
import { JobList } from './job-list.tsx';
import { NoPositions } from './no-positions.tsx';
import { NothingFits } from './filters/nothing-fits.tsx';
import { PositionFilters } from './filters/position-filters.tsx';
import { PositionsWithoutScript } from './positions-without-script.tsx';
import { usePositionFilters } from './filters/use-position-filters.ts';
import { filterWords } from './words.ts';

function countOf(result: Load<JobPost[]>, shown: number): string {
  if (result.state === 'loading') return '';
  if (result.state === 'failed') return positionsWords.failed;
  const { length } = result.data;
  const all = length === 1 ? positionsWords.one : `${length} ${positionsWords.many}`;
  return shown < length ? `${shown} ${filterWords.of} ${all}` : all;
}

export function OpenPositions() {
  const { result, again } = useLoad(loadJobPosts);
  const heading = useRef<HTMLHeadingElement>(null);
  const posts = result.state === 'loaded' ? result.data : [];
  const { facets, choice, shown, choose, clear } = usePositionFilters(posts);
  const retry = () => {
    // The button goes away while the list loads; the focus waits above it.
    heading.current?.focus();
    again();
  };
  return (
    <section id="open-positions" aria-labelledby="positions-title" className="grid bg-paper lg:grid-cols-12">
      <header className="gutter pt-14 lg:col-span-3 lg:border-r lg:border-line lg:py-20">
        <div className="lg:sticky lg:top-28">
          <p className="note mb-5 text-signal">{positionsWords.note}</p>
          <h2 id="positions-title" ref={heading} tabIndex={-1} className="outline-none">
            {positionsWords.title}
          </h2>
          <p className="note mt-4 min-h-[1.5em] text-ink-soft" aria-live="polite">
            {countOf(result, shown.length)}
          </p>
        </div>
      </header>
      <div className="gutter py-10 lg:col-span-9 lg:py-20" aria-busy={result.state === 'loading'}>
        {result.state === 'loading' && (
          <>
            <p className="scripted-only lead">{positionsWords.loading}</p>
            <PositionsWithoutScript />
          </>
        )}
        {facets.length > 0 && <PositionFilters facets={facets} choice={choice} onChoose={choose} />}
        {shown.length > 0 && <JobList posts={shown} />}
        {posts.length > 0 && shown.length === 0 && <NothingFits onClear={clear} />}
        {result.state !== 'loading' && posts.length === 0 && (
          <NoPositions onRetry={result.state === 'failed' ? retry : null} />
        )}
      </div>
    </section>
  );
}
