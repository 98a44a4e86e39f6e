import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { brokenLinks } from '../../../frontend/build-steps/broken-links.ts';
import { htmlFaultsOf } from '../../../frontend/build-steps/html-faults.ts';
import { readSite } from '../../../frontend/build-steps/read-site.ts';
import { axeFaultsOf } from '../../support/axe-faults.ts';
import { facesArrive } from '../../support/first-paint.ts';

export interface Faults {
  axe: string[];
  html: string[];
  links: string[];
}

const AT_ONCE = 2;

/** What axe, html-validate and a walk along all links find on each page, on a phone; none of it depends on time. */
export async function findFaults(
  browser: Browser,
  site: string,
  client: string,
  pages: readonly { path: string; file: string }[],
): Promise<Map<string, Faults>> {
  const found = new Map<string, Faults>();
  const broken = brokenLinks(readSite(client));
  const addressOf = (file: string) => `/${file.replace(/\/?(?:index)?\.html$/, '')}`;
  const waiting = [...pages];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, file } = next;
      found.set(path, {
        axe: await axeOn(browser, `${site}${path}`),
        html: await htmlFaultsOf(join(client, file)),
        links: broken.filter((link) => link.startsWith(`${addressOf(file)} links to `)),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function axeOn(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  try {
    await page.goto(url);
    await facesArrive(page);
    const schemes = await axeFaultsOf(page);
    return schemes.flatMap(({ scheme, faults }) =>
      faults.map(({ id, nodes }) => `${id} (${scheme}): ${nodes[0]?.html}`),
    );
  } finally {
    await page.context().close();
  }
}
