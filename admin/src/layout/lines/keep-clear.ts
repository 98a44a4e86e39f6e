type Edge = 'top' | 'bottom';

/** Parts that may lie over an edge of the window while the page scrolls. */
const parts = new Map<HTMLElement, Edge>();

/** The ring of the focus, and a little air. */
const RING_PX = 6;

const isOverThePage = (part: HTMLElement): boolean => getComputedStyle(part).position === 'sticky';

/** What gets the focus, or is scrolled to, stops beside them and not below. */
const tell = () => {
  const heights: Record<Edge, number> = { top: 0, bottom: 0 };
  for (const [part, edge] of parts) if (isOverThePage(part)) heights[edge] += part.offsetHeight;
  for (const edge of ['top', 'bottom'] as const)
    document.documentElement.style.setProperty(
      `scroll-padding-${edge}`,
      heights[edge] > 0 ? `${heights[edge] + RING_PX}px` : '',
    );
};

const sizes = new ResizeObserver(tell);

const keepClearAt = (edge: Edge) => (part: HTMLElement | null) => {
  if (!part) return undefined;
  parts.set(part, edge);
  sizes.observe(part);
  return () => {
    parts.delete(part);
    sizes.unobserve(part);
    tell();
  };
};

/** As `ref` of a sticky part: the page scrolls so that nothing with the focus lies below it (WCAG 2.4.11). */
export const keepClearAtTop = keepClearAt('top');
export const keepClearAtBottom = keepClearAt('bottom');
