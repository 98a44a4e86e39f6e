type Edge = 'top' | 'bottom';

/** Parts that may lie over an edge of the window while the page scrolls. */
const parts = new Map<HTMLElement, Edge>();

/** The ring of the focus, and a little air; as without such parts in page.css. */
const RING_PX = 6;

/** Of a table's head its cells stay. */
const styleOf = (part: HTMLElement) => getComputedStyle(part.querySelector('th') ?? part);

/** How far a part reaches into the window, in CSS pixels. */
const reachOf = (part: HTMLElement, edge: Edge): number => {
  const style = styleOf(part);
  const stays = part.offsetHeight > 0 && (style.position === 'sticky' || style.position === 'fixed');
  return stays ? Math.max(0, Number.parseFloat(style[edge]) || 0) + part.offsetHeight : 0;
};

/** What gets the focus, or is scrolled to, stops beside them and not below. */
const tell = () => {
  for (const edge of ['top', 'bottom'] as const) {
    const reaches = [...parts].map(([part, at]) => (at === edge ? reachOf(part, edge) : 0));
    const most = Math.max(0, ...reaches);
    document.documentElement.style.setProperty(`scroll-padding-${edge}`, most > 0 ? `${most + RING_PX}px` : '');
  }
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

/** As `ref` of a part that stays at an edge: the page scrolls so that nothing with the focus lies below it (WCAG 2.4.11). */
export const keepClearAtTop = keepClearAt('top');
export const keepClearAtBottom = keepClearAt('bottom');

/** As `ref` of what has a table whose head stays at the top. */
export const keepClearOfHead = (around: HTMLElement | null) => keepClearAtTop(around?.querySelector('thead') ?? null);
