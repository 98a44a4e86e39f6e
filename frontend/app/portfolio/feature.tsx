import type { ReactNode } from 'react';
import type { Work } from '../content/portfolio.ts';
import { Facts } from '../ui/facts.tsx';
import { Visit } from './visit.tsx';
import { workWords } from './words.ts';
import { WorkNote } from './work-words.tsx';

type FeatureProps = {
  work: Work;
  facts: readonly { term: string; text: string }[];
  /** The wide screen, which a phone shows a part of at a time. */
  screen: ReactNode;
  /** The picture of the result beside it. */
  result: ReactNode;
  /** The columns on wide screens, for screen and result or the other way about. */
  columns: string;
  /** Puts the result first where there is room for two. */
  turned?: boolean;
  className?: string;
};

/** A work at length: its words above, its screen and its result below. */
export function Feature({ work, facts, screen, result, columns, turned = false, className = '' }: FeatureProps) {
  return (
    <article className={`gutter border-t border-line py-14 lg:py-24 ${className}`}>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <WorkNote work={work} />
          <h2 id={work.key} className="mt-3">
            {work.name}
          </h2>
          <p className="note mt-3">{work.line}</p>
        </div>
        <div className="lg:col-span-7">
          <p className="prose text-ink-soft">{work.text}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-4">
            <Facts facts={facts} className="min-w-[min(100%,26rem)]" />
            <Visit work={work} />
          </div>
        </div>
      </div>
      <div className={`mt-10 grid items-start gap-x-10 gap-y-10 lg:grid-flow-dense xl:gap-x-16 ${columns}`}>
        <div
          className={`overflow-x-auto max-md:-mr-4 ${turned ? 'lg:col-start-2' : ''}`}
          role="group"
          aria-label={workWords.scroll}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the screen is moved by keyboard, too
          tabIndex={0}
        >
          <div className="min-w-[41rem]">{screen}</div>
        </div>
        <div className="max-w-[26rem] lg:max-w-none">{result}</div>
      </div>
    </article>
  );
}
