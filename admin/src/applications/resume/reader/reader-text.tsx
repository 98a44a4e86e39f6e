import type { Schemas } from '@frontdoor/contract';
import { useEffect, useRef } from 'react';
import { partsOf } from '../../hits/parts-of.ts';
import '../../hits/hits.css';

type Props = {
  text: string;
  hits: readonly Schemas['TextHitView'][];
  /** The hit that is in view, the first one being 0; below that it is the beginning. */
  hit: number;
};

/** The text of a resume with the hits of the search marked. */
export const ReaderText = ({ text, hits, hit }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('mark[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [hit]);
  return (
    <div ref={box} className="sheet reader-text">
      {partsOf(text, hits).map((part, index) =>
        part.hit === null ? (
          part.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text, in its order
          <mark key={index} aria-current={part.hit === hit || undefined}>
            {part.text}
          </mark>
        ),
      )}
    </div>
  );
};
