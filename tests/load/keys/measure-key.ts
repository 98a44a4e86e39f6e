import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';

export interface KeyCost {
  /** Milliseconds of the page's main thread. */
  script: number;
  layout: number;
  requests: number;
}

/** After so many milliseconds the answer to a key is drawn. Until then the page is asked nothing, because its answer would be script, too. */
const DRAWN_MS = 1_200;

/** Counts processor time, so that other programs of the machine are not counted. */
export async function watchThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

async function timesOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: seconds('ScriptDuration'), layout: seconds('LayoutDuration') + seconds('RecalcStyleDuration') };
}

/** What one press costs, from the key to the drawn answer; several keys that belong together are typed ahead. */
export async function measureKeys(page: Page, session: CDPSession, keys: readonly string[]): Promise<KeyCost> {
  let requests = 0;
  const count = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/admin/')) requests += 1;
  };
  page.on('request', count);
  const before = await timesOf(session);
  for (const key of keys) await page.keyboard.press(key);
  await pause(DRAWN_MS);
  const after = await timesOf(session);
  page.off('request', count);
  return { script: (after.script - before.script) * 1_000, layout: (after.layout - before.layout) * 1_000, requests };
}
