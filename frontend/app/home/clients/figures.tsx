import { useRef } from 'react';
import type { Figure } from '../../content/figures.ts';
import { type Counting, useCount } from '../../ui/fields/use-count.ts';

type FiguresProps = { figures: readonly Figure[]; counting: Counting };

/** Figures stand on dimension lines; on a phone all of them on one. A screen reader gets the final figure alone. */
export function Figures({ figures, counting }: FiguresProps) {
  const block = useRef<HTMLDListElement>(null);
  const counts = useCount(
    block,
    figures.map(({ value }) => value),
    counting,
  );
  return (
    <dl ref={block} className="figures grid grow grid-cols-2 gap-y-14 lg:mt-auto lg:grow-0">
      {figures.map(({ value, label, counted }, index) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-l border-ink last:border-r sm:nth-2:border-r"
        >
          <dt className="note figure-line pt-3 pr-2 pl-4">
            {label} <span className="block text-ink-soft">{counted}</span>
          </dt>
          <dd className="pb-3 pl-4 font-display text-[clamp(2.5rem,6vw,5.5rem)] leading-none font-semibold tracking-[-0.03em] tabular-nums">
            <span className="sr-only">{`${value}+`}</span>
            <span aria-hidden="true" data-figure={value}>
              {/* One text, or else the plus would be pushed along by the figure. */}
              {`${counts[index]}+`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
