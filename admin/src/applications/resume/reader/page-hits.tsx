import type { Schemas } from '@frontdoor/contract';
import { useEffect, useRef } from 'react';

type PageHit = Schemas['PageHitView'];

type Props = {
  hits: readonly PageHit[];
  /** The hit that is in view, the first one being 0; below that none is. */
  hit: number;
};

/** Marks the hits of a search on the picture of a page. */
export const PageHits = ({ hits, hit }: Props) => {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    layer.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [hit]);
  return (
    // A screen reader gets the number of hits from the bar above the page.
    <div ref={layer} aria-hidden="true">
      {hits.map((one) => (
        <span
          key={`${one.hit} ${one.x} ${one.y}`}
          ref={(mark) => place(mark, one)}
          className="page-hit"
          data-current={one.hit === hit || undefined}
        />
      ))}
    </div>
  );
};

/** Sets custom properties by script: the admin's content security policy forbids style attributes. */
const place = (mark: HTMLElement | null, { x, y, width, height }: PageHit) => {
  for (const [name, share] of Object.entries({ x, y, width, height }))
    mark?.style.setProperty(`--${name}`, `${share / 100}%`);
};
