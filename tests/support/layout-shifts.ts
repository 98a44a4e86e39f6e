import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Writes down everything that moves without having been pushed. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // The slides of an endless row are put elsewhere in it before they turn, which the browser takes for a move.
        const partOf = (node?: Node) => (node instanceof Element ? node : node?.parentElement);
        const others = sources.filter(({ node }) => !partOf(node)?.closest('.carousel-view'));
        const moved = others.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join());
          return `${(node as Element | undefined)?.textContent?.slice(0, 40)}: ${from} to ${to}`;
        });
        if (moved.length > 0) shifts.push({ value, moved: moved.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved until now, and how much as browsers count it. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts);

/** What has moved until now is no longer of interest. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => void (window as unknown as { shifts: unknown[] }).shifts.splice(0));
