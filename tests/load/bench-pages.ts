import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { buildAstro } from './pages/build-astro.ts';
import { buildNext } from './pages/build-next.ts';
import { choosePages } from './pages/choose-pages.ts';
import { countBytes } from './pages/count-bytes.ts';
import { compare, describePages, judgePage, type Visits } from './pages/describe-pages.ts';
import { readHomePage } from './pages/home-page.ts';
import { install } from './pages/install.ts';
import { runLighthouse } from './pages/run-lighthouse.ts';
import { serveFolder } from './pages/serve-folder.ts';
import { describeVerdicts } from './report/describe-verdicts.ts';

const folder = join(import.meta.dirname, 'pages');
const site = join(import.meta.dirname, '..', '..', 'frontend', 'build', 'client');
const rounds = Number(process.env.ROUNDS ?? '5');
const browserPath = findChromium() ?? chromium.executablePath();

/** A benchmark, not a test: it ends with 0 whatever the figures say, and fails only when there are none. */
async function benchPages(): Promise<void> {
  for (const name of ['lighthouse', 'astro', 'next']) install(join(folder, name));
  const home = readHomePage(site);
  const folders = {
    ours: site,
    astro: buildAstro(join(folder, 'astro'), site, home),
    next: buildNext(join(folder, 'next'), site, home),
  };
  const [first = '/', ...others] = choosePages(site);
  const servers = await Promise.all(Object.values(folders).map(serveFolder));
  const [ours, astro, next] = servers.map(({ url }) => url);
  try {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath: browserPath, args });
    const visitsOf = async (name: string, url: string): Promise<Visits> => ({
      name,
      visits: [],
      ...(await countBytes(browser, url)),
    });
    const race = [
      await visitsOf(first, `${ours}${first}`),
      await visitsOf('the same by Astro', `${astro}/`),
      await visitsOf('the same by Next', `${next}/`),
    ];
    const rest: Visits[] = [];
    for (const path of others) rest.push(await visitsOf(path, `${ours}${path}`));
    await browser.close();

    const urls = [`${ours}${first}`, `${astro}/`, `${next}/`];
    for (let round = 0; round < rounds; round += 1) {
      // Rotated, so that no one always comes after the same other.
      for (let turn = 0; turn < urls.length; turn += 1) {
        const index = (round + turn) % urls.length;
        race[index]!.visits.push(await runLighthouse(join(folder, 'lighthouse'), urls[index]!, browserPath));
      }
      for (const page of rest)
        page.visits.push(await runLighthouse(join(folder, 'lighthouse'), `${ours}${page.name}`, browserPath));
    }
    const [mine, byAstro, byNext] = race as [Visits, Visits, Visits];
    console.log(
      `Lighthouse for a phone, medians of ${rounds}; bytes before LCP and by load on a line that is really slow\n`,
    );
    console.log(`${describePages([...race, ...rest])}\n`);
    const verdicts = [compare(mine, byAstro, 1.1), compare(mine, byNext, 0.6), ...[mine, ...rest].flatMap(judgePage)];
    console.log(describeVerdicts(verdicts));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

await benchPages();
