import type { Browser } from '@playwright/test';

// The phone and the line that Lighthouse assumes, here for real.
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/**
 * How many bytes, heads included, stood behind the largest text when it was painted, and behind the page when it had
 * loaded. A file of which only the beginning had arrived counts whole.
 */
export async function countBytes(browser: Browser, url: string): Promise<{ beforeLcp: number; beforeLoad: number }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const { arrivals, lcp, load } = await page.evaluate(readTimings);
    const until = (moment: number) =>
      arrivals.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0);
    return { beforeLcp: until(lcp), beforeLoad: until(load) };
  } finally {
    await context.close();
  }
}

interface Timings {
  arrivals: { at: number; bytes: number }[];
  lcp: number;
  load: number;
}

/** Runs in the page. */
function readTimings(): Promise<Timings> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const arrivals = [visit!, ...resources].map(({ responseStart, transferSize }) => ({
    at: responseStart,
    bytes: transferSize,
  }));
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve({ arrivals, lcp: list.getEntries().at(-1)!.startTime, load: visit!.loadEventStart }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
