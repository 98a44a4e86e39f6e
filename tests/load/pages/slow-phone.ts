import type { Browser, CDPSession, Page } from '@playwright/test';

/** The phone that Lighthouse assumes, and its slow line (1.6 Mbit/s, a round trip of 150 ms) as it slows down for real. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER = 4;

export const slowPhone = `a phone of 412 px, its processor ${SLOWER} times slower than this machine's, ${LINE.latency} ms to each answer, ${Math.round((LINE.downloadThroughput * 8) / 10_000) / 100} Mbit/s`;

/** Gives a page to work with on that phone, in a browser profile that has visited nothing. */
export async function onSlowPhone<T>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await work(page, session);
  } finally {
    await context.close();
  }
}
