import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { takeShifts, watchShifts } from '../../support/drawn-page/layout-shifts.ts';
import { onSlowPhone } from './slow-phone.ts';

export interface Visit {
  status: number;
  /** When anything of the page was first painted: https://web.dev/articles/fcp */
  fcp: number;
  /** When the largest text or picture of the first screen was painted: https://web.dev/articles/lcp */
  lcp: number;
  /** Total blocking time: the sum of each task's time beyond 50 ms after the first paint. https://web.dev/articles/tbt */
  tbt: number;
  /** The sum of all layout shifts: never less than https://web.dev/articles/cls, which takes the worst five seconds. */
  cls: number;
  moved: string[];
  /** The compressed bytes on the line until the page was quiet, response headers included. */
  bytes: number;
  requests: number;
  /** Of these bytes, the files that had begun to arrive when the largest text was painted. */
  beforeLcp: number;
}

const QUIET_MS = 1_500;
const MOST_MS = 45_000;

/** Opens a page for the first time, on a slow phone, touches nothing, and stays until nothing happens any more. */
export const visitSlowly = (browser: Browser, url: string): Promise<Visit> =>
  onSlowPhone(browser, async (page, session) => {
    await watchShifts(page);
    await watchTasks(page);
    const traffic = watchTraffic(session);
    const answer = await page.goto(url, { waitUntil: 'load' });
    await untilQuiet(page, traffic);
    const shifts = await takeShifts(page);
    const timings = await page.evaluate(readTimings);
    return {
      ...timings,
      status: answer?.status() ?? 0,
      cls: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ moved }) => moved),
      bytes: traffic.bytes,
      requests: traffic.requests,
    };
  });

interface Traffic {
  requests: number;
  bytes: number;
  open: Set<string>;
  lastAt: number;
}

function watchTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = { requests: 0, bytes: 0, open: new Set(), lastAt: Date.now() };
  const end = (requestId: string, bytes = 0) => {
    traffic.open.delete(requestId);
    traffic.bytes += bytes;
    traffic.lastAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return;
    traffic.requests += 1;
    traffic.open.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return traffic;
}

interface Task {
  start: number;
  duration: number;
}

const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: Task[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { startTime, duration } of entries) tasks.push({ start: startTime, duration });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask', buffered: true });
    Object.assign(window, {
      longTasks: () => {
        note(observer.takeRecords());
        return tasks;
      },
    });
  });

/** Until nothing has been fetched, nor has anything taken long, for a while. */
async function untilQuiet(page: Page, traffic: Traffic): Promise<void> {
  const giveUpAt = Date.now() + MOST_MS;
  for (;;) {
    const busyMs = await page.evaluate(() => {
      const last = (window as unknown as { longTasks: () => Task[] }).longTasks().at(-1);
      return last ? performance.now() - last.start - last.duration : Infinity;
    });
    const quietMs = traffic.open.size > 0 ? 0 : Math.min(Date.now() - traffic.lastAt, busyMs);
    if (quietMs >= QUIET_MS) return;
    if (Date.now() > giveUpAt) throw new Error(`${page.url()} does not come to rest`);
    await pause(Math.max(QUIET_MS - quietMs, 50));
  }
}

/** Runs in the page. */
function readTimings(): Promise<Pick<Visit, 'fcp' | 'lcp' | 'tbt' | 'beforeLcp'>> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
  const tbt = (window as unknown as { longTasks: () => Task[] })
    .longTasks()
    // Of a task that ran during the first paint, only the part after it.
    .map(({ start, duration }) => start + duration - Math.max(start, fcp))
    .reduce((sum, after) => sum + Math.max(after - 50, 0), 0);
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const lcp = list.getEntries().at(-1)!.startTime;
      const begun = [visit!, ...resources].filter(({ responseStart }) => responseStart <= lcp);
      const beforeLcp = begun.reduce((sum, { transferSize }) => sum + transferSize, 0);
      resolve({ fcp, lcp, tbt, beforeLcp });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
