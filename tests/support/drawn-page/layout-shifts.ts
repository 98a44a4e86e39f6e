import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Writes down everything that moves without having been pushed. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        // The slides of an endless row are put elsewhere in it before they turn, which the browser takes for a move.
        const partOf = (node?: Node) => (node instanceof Element ? node : node?.parentElement);
        const others = sources.filter(({ node }) => !partOf(node)?.closest('.carousel-view'));
        const moved = others.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join());
          return `${(node as Element | undefined)?.textContent?.slice(0, 40)}: ${from} to ${to}`;
        });
        if (moved.length > 0) shifts.push({ value, moved: moved.join('; ') });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The browser tells of a shift some time after it, on a busy machine a long time.
    const takeShifts = () => {
      note(observer.takeRecords());
      return shifts.splice(0);
    };
    Object.assign(window, { takeShifts });
  });

/** The layout shifts since the last call, with their scores as browsers count them. */
export const takeShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { takeShifts: () => { value: number; moved: string }[] }).takeShifts());
