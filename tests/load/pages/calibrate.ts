import type { Browser } from '@playwright/test';
import { median } from '../measure/median.ts';
import { installed } from '../rivals/install-packages.ts';

/**
 * What the phone that Lighthouse emulates, a Moto G Power of 2022, reaches in Lighthouse's benchmark of processors. Chrome's DevTools
 * calibrate by the same figure: `lowScore` in their CalibrationController.
 */
const PHONE_INDEX = 264;

/** Below this Lighthouse says of a machine that it is slower than it expects. */
const SLOW_INDEX = 1_000;

/**
 * Lighthouse's `benchmarkIndex` of this machine at this moment: the better of two, each of which takes a second, because one that
 * something else disturbed would make the phone too quick.
 */
export async function benchmarkProcessor(browser: Browser): Promise<number> {
  const { pageFunctions } = (await import(installed('lighthouse', 'core', 'lib', 'page-functions.js'))) as {
    pageFunctions: { computeBenchmarkIndex: () => number };
  };
  const page = await browser.newPage();
  try {
    const first = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return Math.max(first, await page.evaluate(pageFunctions.computeBenchmarkIndex));
  } finally {
    await page.close();
  }
}

/** How many times slower than this machine's processor the phone's is. */
export const slowdownFor = (index: number): number => Math.max(1, index / PHONE_INDEX);

/** Which machine it was, and whether its figures can be believed. */
export function describeProcessor(indices: readonly number[]): string {
  const usual = median([...indices]);
  const range = `${Math.min(...indices)} to ${Math.max(...indices)}`;
  const figure = `this machine's benchmarkIndex was ${usual} (${range}), so its processor counted as ${slowdownFor(usual).toFixed(1)} times the phone's`;
  if (usual >= SLOW_INDEX) return figure;
  return `${figure}.\nThat is less than the ${SLOW_INDEX} that Lighthouse expects: something else was running, or the machine is too slow to judge a page by`;
}
