import { median } from '../measure/median.ts';
import { type Page, pages } from './pages.ts';

const WARM_UPS = 5;

export interface PageTimes {
  page: Page;
  /** Milliseconds, from sending to the last byte. */
  median: number;
  p95: number;
}

/** One signed-in person who asks for one page after another. */
export async function measurePages(
  url: string,
  cookie: string,
  applications: number,
  requests: number,
): Promise<PageTimes[]> {
  const times: PageTimes[] = [];
  for (const page of pages) {
    const address = `${url}${page.path(applications)}`;
    const taken: number[] = [];
    for (let at = -WARM_UPS; at < requests; at++) {
      const began = performance.now();
      const answer = await fetch(address, { headers: { cookie } });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${page.title}: ${answer.status} ${body}`);
      if (at >= 0) taken.push(performance.now() - began);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    times.push({ page, median: median(taken), p95: sorted[Math.ceil(requests * 0.95) - 1]! });
  }
  return times;
}
