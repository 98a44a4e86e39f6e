import type { Browser } from '@playwright/test';
import { readWithAxe, type AxeReading } from '../../support/drawn-page/axe-faults.ts';
import { fontsArrive } from '../../support/drawn-page/first-paint.ts';

/** The two widths at which every page is read. */
export const screens = [
  { width: 412, height: 823, isMobile: true, hasTouch: true },
  { width: 1280, height: 800, isMobile: false, hasTouch: false },
] as const;

type Screen = (typeof screens)[number];

/** The results of axe for one page, by its path in the list of pages: one reading for each screen and scheme. */
export interface PageReadings {
  path: string;
  readings: AxeReading[];
}

/** Reads a page on all screens. @throws when the status differs, because the figures would be those of another page */
export async function readPage(
  browser: Browser,
  { path, url, status }: { path: string; url: string; status: number },
): Promise<PageReadings> {
  const readings: AxeReading[] = [];
  for (const screen of screens) readings.push(...(await readOn(browser, screen, url, status)));
  return { path, readings };
}

async function readOn(browser: Browser, { width, height, ...device }: Screen, url: string, status: number) {
  const page = await browser.newPage({ viewport: { width, height }, ...device });
  try {
    const answer = await page.goto(url);
    if (answer?.status() !== status) throw new Error(`${url} answers ${answer?.status()}, not ${status}`);
    await fontsArrive(page);
    return await readWithAxe(page);
  } finally {
    await page.context().close();
  }
}
