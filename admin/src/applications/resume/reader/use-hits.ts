import type { ResumePreview } from '@frontdoor/contract';
import { useState } from 'react';
import { partsOf } from '../../hits/parts-of.ts';
import type { ReaderView } from './reader-view.ts';

type Mode = ReaderView['mode'];
type Found = Pick<ResumePreview, 'text' | 'hits' | 'pageHits'>;

/** How many hits a resume has in its text, how many on its pages, and on how many pages; null where the places on the pages are not known. */
export const countHits = ({ text, hits, pageHits }: Found) => ({
  text: partsOf(text, hits).filter(({ hit }) => hit !== null).length,
  pages: pageHits && {
    hits: new Set(pageHits.map(({ hit }) => hit)).size,
    pages: new Set(pageHits.map(({ page }) => page)).size,
  },
});

const nothing: Found = { text: '', hits: [], pageHits: null };

/**
 * The hits of a search, and which one is in view. Where the pages have no hits, or the places on them are not known, `next` calls
 * `readText` and goes to the next hit of the text.
 */
export const useHits = (preview: ResumePreview | null, shown: Mode, readText: () => void) => {
  const [inText, setInText] = useState(-1);
  const [onPages, setOnPages] = useState(-1);
  const count = countHits(preview ?? nothing);
  const pages = shown === 'pages' ? count.pages : null;
  const isOnPages = (pages?.hits ?? 0) > 0;
  const next = () => {
    if (pages && isOnPages) return setOnPages((onPages + 1) % pages.hits);
    readText();
    setInText((inText + 1) % count.text);
  };
  return {
    inText,
    onPages,
    /** The number of hits in the view that is shown now. */
    count: pages && isOnPages ? pages.hits : count.text,
    /** On how many pages these hits are; null where only the text shows them. */
    pages: pages && isOnPages ? pages.pages : null,
    /** Which one is in view, the first one being 0; below that none is. */
    at: isOnPages ? onPages : shown === 'text' ? inText : -1,
    next: isOnPages || count.text > 0 ? next : undefined,
  };
};

export type Hits = ReturnType<typeof useHits>;
