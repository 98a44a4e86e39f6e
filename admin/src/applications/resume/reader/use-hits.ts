import type { ResumePreview } from '@frontdoor/contract';
import { useState } from 'react';
import { partsOf } from '../../hits/parts-of.ts';
import type { ReaderView } from './reader-view.ts';

type Mode = ReaderView['mode'];
type Found = Pick<ResumePreview, 'text' | 'hits' | 'pageHits'>;

/** How many hits a resume has in its text, and on how many of its pages how many; null where the places on the pages are not known. */
export const countHits = ({ text, hits, pageHits }: Found) => ({
  text: partsOf(text, hits).filter(({ hit }) => hit !== null).length,
  pages: pageHits && {
    hits: new Set(pageHits.map(({ hit }) => hit)).size,
    pages: new Set(pageHits.map(({ page }) => page)).size,
  },
});

const nothing: Found = { text: '', hits: [], pageHits: null };

/**
 * The hits of a search, and which one is in view. Where the pages have none, or do not know theirs, the next hit is the one in the text:
 * then `readText` is called.
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
    /** Of those that are shown now. */
    count: pages && isOnPages ? pages.hits : count.text,
    /** On how many pages they are; null where they are shown in the text alone. */
    pages: pages && isOnPages ? pages.pages : null,
    /** Which one is in view, the first one being 0; below that none is. */
    at: isOnPages ? onPages : shown === 'text' ? inText : -1,
    next: isOnPages || count.text > 0 ? next : undefined,
  };
};

export type Hits = ReturnType<typeof useHits>;
