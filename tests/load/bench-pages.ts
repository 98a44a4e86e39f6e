import { join } from 'node:path';
import { globSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { asVisitorsHaveIt } from '../support/drawn-page/find-chromium.ts';
import { buildRivals } from './rivals/build-rivals.ts';
import {
  describePages,
  describeProcessor,
  describeSlowVisits,
  judgePage,
  judgeRace,
  type Visits,
} from './pages/describe-pages.ts';
import { installPackages } from './rivals/install-packages.ts';
import { DEBUGGING_PORT, runLighthouse } from './pages/run-lighthouse.ts';
import { serveFolder } from './pages/serve-folder.ts';
import { slowPhone } from './pages/slow-phone.ts';
import { visitSlowly } from './pages/visit-slowly.ts';
import { describeVerdicts } from './report/describe-race.ts';

/** One page of each weight: long and drawn, with a carousel and a list that loads, a form, a page of words and of people. */
const USUAL = ['/', '/career', '/application', '/cloud', '/staff'];

/** PAGES=all, PAGES=/a,/b, or the usual ones. */
function choosePages(site: string, names = process.env.PAGES): string[] {
  // Not the templates that are filled for one reader, which the rivals do not have.
  const files = globSync('**/index.html', { cwd: site, exclude: ['received/**', 'another-file/**', 'interview/**'] });
  const built = files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const chosen = names === 'all' ? built.toSorted() : (names?.split(',') ?? USUAL);
  const unknown = chosen.filter((path) => !built.includes(path));
  if (unknown.length > 0) throw new Error(`The built site has no ${unknown.join(', ')}`);
  return [...new Set(chosen)];
}

/** The chosen pages that are also visited over a throttled connection, which takes real time. */
const chooseSlowVisits = (chosen: readonly string[]): string[] =>
  USUAL.every((path) => chosen.includes(path)) ? USUAL : [...chosen];

const site = join(import.meta.dirname, '..', '..', 'frontend', 'build', 'client');
const rounds = Number(process.env.ROUNDS ?? '5');

/** A page of ours, and the same by the rivals. */
type Race = Visits[];

/** Rotated, so that no contender always follows the same other one. */
const inTurn = (race: Race, round: number) => race.map((_, turn) => race[(round + turn) % race.length]!);

/** Requests a page and its scripts before the measurement, because the server compresses them once, at its best level. */
async function haveItPacked(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const scripts = html.matchAll(/\ssrc="(\/[^"]+\.js)"/g);
  for (const address of [url, ...Array.from(scripts, ([, path]) => new URL(path!, url).href)])
    await (await fetch(address)).arrayBuffer();
}

async function visitAll(browser: Browser, races: Race[], slowly: Race[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const race of races) {
      for (const page of inTurn(race, round)) {
        // The scores do not change from visit to visit, and the rivals' are not our matter.
        const extent = round === 0 && page === race[0] ? 'everything' : 'timings';
        page.visits.push(await runLighthouse(page.url, browser, extent));
      }
      // It takes minutes: progress is printed.
      const times = race.map(({ name, visits }) => `${name} ${visits.at(-1)!.lcp.toFixed(0)}`);
      console.error(`${round + 1}/${rounds} LCP: ${times.join(', ')}`);
    }
    for (const race of slowly)
      for (const page of inTurn(race, round)) page.slowVisits.push(await visitSlowly(browser, page.url));
  }
}

/** A benchmark, not a test: its exit code is 0 for any figures, and other than 0 when it could not measure. */
async function benchPages(): Promise<void> {
  installPackages();
  const chosen = choosePages(site);
  const folders = [{ name: '', folder: site }, ...(await buildRivals(site, chosen))];
  const servers = await Promise.all(folders.map(({ folder: files }) => serveFolder(files)));
  const args = [`--remote-debugging-port=${DEBUGGING_PORT}`, ...asVisitorsHaveIt.args];
  const browser = await chromium.launch({ ...asVisitorsHaveIt, args });
  try {
    const races = chosen.map((path): Race =>
      folders.map(({ name }, index) => ({
        name: `${path}${name}`,
        url: `${servers[index]!.url}${path}`,
        visits: [],
        slowVisits: [],
      })),
    );
    const slowly = chooseSlowVisits(chosen).map((path) => races[chosen.indexOf(path)]!);
    for (const { url } of races.flat()) await haveItPacked(url);
    await visitAll(browser, races, slowly);
    console.log(
      `Lighthouse's estimates for its phone, medians of ${rounds}; ${describeProcessor(races.flat())}\n\n${describePages(races.flat())}\n`,
    );
    console.log(`On ${slowPhone}, medians of ${rounds}\n\n${describeSlowVisits(slowly.flat())}\n`);
    console.log(describeVerdicts([...races.flatMap(judgeRace), ...races.flatMap(([ours]) => judgePage(ours!))]));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

await benchPages();
