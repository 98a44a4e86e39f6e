import { expect, type Locator, type Page } from '@playwright/test';
import { everyPartIsLaidOut } from '../support/drawn-page/first-paint.ts';
import { frames } from '../support/journeys/carousel-page.ts';
import type { Openings } from '../support/journeys/openings/opening.ts';
import type { Seeds } from '../support/journeys/openings/seeds.ts';
import { noteMissing } from './note-missing.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1_280, height: 800 },
  { width: 1_920, height: 1_080 },
];

/** Until what is shown has come, and is drawn in the colours of now. */
async function isDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await everyPartIsLaidOut(page);
  await expect(page.getByText('Loading…')).toHaveCount(0, { timeout: 30_000 });
  await frames(page);
}

/** Opened at each size, because a page is another one on a phone, and drawn light and dark: whole, or the screen with what was opened. */
async function takeAtEachSize(page: Page, path: string, open: () => Promise<unknown>, fullPage: boolean): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const opened = (await open()) as Locator;
    await isDrawn(page);
    if (!fullPage) await opened.scrollIntoViewIfNeeded();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await isDrawn(page);
      await page.screenshot({ path: `${path}-${size.width}-${colorScheme}.png`, fullPage });
    }
  }
}

/** The pages of an area, and what opens in it, by the names of their pictures. */
export interface Area {
  name: string;
  pages: Readonly<Record<string, (page: Page, seeds: Seeds) => Promise<unknown>>>;
  openings: Openings;
}

/** Where pictures go, and how the names of those that are wanted begin. */
export interface Chosen {
  folder: string;
  only: readonly string[];
}

export const isWanted = (name: string, only: Chosen['only']): boolean => only.some((begin) => name.startsWith(begin));

/** Takes those whose name begins so: each of the pages, `hr-page-…`, and of the dialogs, panels and forms that the journeys open, `hr-open-…`. */
export async function takeArea(page: Page, seeds: Seeds, area: Area, { folder, only }: Chosen) {
  const take = async (name: string, open: () => Promise<unknown>, fullPage: boolean) => {
    if (!isWanted(name, only)) return;
    try {
      await takeAtEachSize(page, `${folder}/${name}`, open, fullPage);
      console.log(`  ${name}`);
    } catch (error) {
      noteMissing(name, error);
    }
  };
  for (const [of, open] of Object.entries(area.pages))
    await take(`${area.name}-page-${of}`, () => open(page, seeds), true);
  for (const [file, open] of Object.entries(area.openings))
    await take(`${area.name}-open-${file.replace('.tsx', '').replaceAll('/', '-')}`, () => open(page, seeds), false);
}
