import type { Browser } from '@playwright/test';
import { brokenLinks } from '../../../frontend/build-steps/check-pages/broken-links.ts';
import { htmlFaultsOf } from '../../../frontend/build-steps/check-pages/html-faults.ts';
import { readSite } from '../../../frontend/build-steps/check-pages/read-site.ts';
import { axeFaultsOf } from '../../support/drawn-page/axe-faults.ts';
import { fontsArrive } from '../../support/drawn-page/first-paint.ts';
import { twoAtOnce } from '../../support/drawn-page/two-at-once.ts';

export interface Faults {
  axe: string[];
  html: string[];
  links: string[];
}

/**
 * The faults that axe, html-validate and a walk along all links find on each served page, on a phone; none of them depends on
 * time. `targets` are further pages that links may lead to.
 */
export async function findFaults(
  browser: Browser,
  site: string,
  client: string,
  pages: readonly string[],
  targets: readonly string[],
): Promise<Map<string, Faults>> {
  const faultsByPage = new Map<string, Faults>();
  const built = readSite(client);
  const served = new Map<string, string>();
  for (const path of new Set([...pages, ...targets])) served.set(path, await (await fetch(site + path)).text());
  const broken = brokenLinks({ ...built, pages: new Map([...built.pages, ...served]) });
  await twoAtOnce(pages, async (path) => {
    faultsByPage.set(path, {
      axe: await axeOn(browser, `${site}${path}`),
      html: await htmlFaultsOf(served.get(path) ?? ''),
      links: broken.filter((link) => link.startsWith(`${path} links to `)),
    });
  });
  return faultsByPage;
}

async function axeOn(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    await page.goto(url);
    await fontsArrive(page);
    const schemes = await axeFaultsOf(page);
    return schemes.flatMap(({ scheme, faults }) =>
      faults.map(({ id, nodes }) => `${id} (${scheme}): ${nodes[0]?.html}`),
    );
  } finally {
    await page.context().close();
  }
}
