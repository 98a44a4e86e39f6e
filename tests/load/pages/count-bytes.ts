import type { Browser } from '@playwright/test';

// The phone and the line that Lighthouse assumes, here for real.
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** How many bytes had arrived, heads included, when the largest text was painted, and when the page had loaded. */
export async function countBytes(browser: Browser, url: string): Promise<{ beforeLcp: number; beforeLoad: number }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const arrived: { at: number; bytes: number }[] = [];
    let offset = 0;
    session.on('Network.requestWillBeSent', ({ wallTime, timestamp, type }) => {
      if (type === 'Document') offset = wallTime - timestamp;
    });
    session.on('Network.responseReceived', ({ timestamp, response }) =>
      arrived.push({ at: timestamp, bytes: response.encodedDataLength }),
    );
    session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) =>
      arrived.push({ at: timestamp, bytes: encodedDataLength }),
    );
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const { origin, lcp, load } = await page.evaluate(
      () =>
        new Promise<{ origin: number; lcp: number; load: number }>((resolve) => {
          new PerformanceObserver((list) => {
            const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
            resolve({
              origin: performance.timeOrigin,
              lcp: list.getEntries().at(-1)!.startTime,
              load: visit!.loadEventStart,
            });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    const until = (milliseconds: number) =>
      arrived
        .filter(({ at }) => (at + offset) * 1000 <= origin + milliseconds)
        .reduce((sum, { bytes }) => sum + bytes, 0);
    return { beforeLcp: until(lcp), beforeLoad: until(load) };
  } finally {
    await context.close();
  }
}
