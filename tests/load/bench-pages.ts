import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { buildRivals } from './pages/build-rivals.ts';
import { chooseImitated, choosePages } from './pages/choose-pages.ts';
import { countBytes } from './pages/count-bytes.ts';
import { describePages, judgePage, judgeRace, type Visits } from './pages/describe-pages.ts';
import { install } from './pages/install.ts';
import { runLighthouse } from './pages/run-lighthouse.ts';
import { serveFolder } from './pages/serve-folder.ts';
import { describeVerdicts } from './report/describe-verdicts.ts';

const folder = join(import.meta.dirname, 'pages');
const lighthouse = join(folder, 'lighthouse');
const site = join(import.meta.dirname, '..', '..', 'frontend', 'build', 'client');
const rounds = Number(process.env.ROUNDS ?? '5');
const browserPath = findChromium() ?? chromium.executablePath();

/** A page of ours, and the same by the rivals if they have built it. */
type Race = (Visits & { url: string })[];

async function prepareRaces(chosen: readonly string[], urls: { name: string; url: string }[]): Promise<Race[]> {
  const imitated = chooseImitated(chosen);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: browserPath, args });
  const races: Race[] = [];
  for (const path of chosen) {
    const race: Race = [];
    for (const { name, url } of imitated.includes(path) ? urls : urls.slice(0, 1))
      race.push({
        name: `${path}${name}`,
        url: `${url}${path}`,
        visits: [],
        ...(await countBytes(browser, `${url}${path}`)),
      });
    races.push(race);
  }
  await browser.close();
  return races;
}

/** A benchmark, not a test: it ends with 0 whatever the figures say, and fails only when there are none. */
async function benchPages(): Promise<void> {
  install(lighthouse);
  const chosen = choosePages(site);
  const folders = [{ name: '', folder: site }, ...buildRivals(folder, site, chooseImitated(chosen))];
  const servers = await Promise.all(folders.map(({ folder: files }) => serveFolder(files)));
  try {
    const races = await prepareRaces(
      chosen,
      folders.map(({ name }, index) => ({ name, url: servers[index]!.url })),
    );
    for (let round = 0; round < rounds; round += 1)
      for (const race of races)
        // Rotated, so that no one always comes after the same other.
        for (let turn = 0; turn < race.length; turn += 1) {
          const { url, visits } = race[(round + turn) % race.length]!;
          visits.push(await runLighthouse(lighthouse, url, browserPath));
        }
    console.log(
      `Lighthouse for a phone, medians of ${rounds}; bytes before LCP and by load on a line that is really slow\n`,
    );
    console.log(`${describePages(races.flat())}\n`);
    console.log(describeVerdicts([...races.flatMap(judgeRace), ...races.flatMap(([ours]) => judgePage(ours!))]));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

await benchPages();
