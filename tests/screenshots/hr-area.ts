import type { Page } from '@playwright/test';
import pg from 'pg';
import { seedApplications } from '../load/grid/seed.ts';
import { everyPartIsLaidOut } from '../support/drawn-page/first-paint.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { lists } from '../support/journeys/openings/lists.ts';
import { oneApplication } from '../support/journeys/openings/one-application.ts';
import { openOne } from '../support/journeys/openings/opening.ts';
import { seed, type Seeds } from '../support/journeys/openings/seeds.ts';
import { settings } from '../support/journeys/openings/settings.ts';
import { asIfAlone, logIn } from '../support/journeys/staff-pages.ts';

/** Enough for lists of several pages, and for columns of the board that scroll. */
const APPLICATIONS = 90;
const sizes = [
  { width: 360, height: 740 },
  { width: 1_280, height: 800 },
  { width: 1_920, height: 1_080 },
];

const at = (path: string) => (page: Page) => page.goto(`/admin/${path}`);

/** The pages of HR, by the name of their pictures. */
const pages: Record<string, (page: Page, seeds: Seeds) => Promise<unknown>> = {
  today: at('today'),
  applications: at('applications'),
  board: at('applications/board'),
  'application-of-the-list': async (page, { email, ids }) =>
    page.goto(`/admin/applications/${ids[0]}/show?${new URLSearchParams({ filter: JSON.stringify({ q: email }) })}`),
  'application-alone': (page, { ids }) => openOne(page, ids[0]),
  reading: at('applications/reading'),
  'reading-of-a-search': (page, { email }) =>
    page.goto(`/admin/applications/reading?${new URLSearchParams({ filter: JSON.stringify({ q: email }) })}`),
  'resume-in-a-new-tab': (page, { ids }) => page.goto(`/admin/applications/${ids[0]}/resume`),
  'nothing-found': at(`applications?filter=${encodeURIComponent('{"q":"nobodyhasthisname"}')}`),
  'job-posts': at('job-posts'),
  'form-settings': at('form-settings'),
  calendar: at('calendar'),
  reports: at('reports'),
  held: at('held'),
  deliveries: at('deliveries'),
  delivery: (page, { mails }) => page.goto(`/admin/deliveries/${mails.failed}/show`),
  'mail-templates': at('mail-templates'),
  'rejection-reasons': at('rejection-reasons'),
  audit: at('audit'),
  'personal-data': at('personal-data'),
  account: at('account'),
  'not-here': at('no-such-page'),
};

async function fillList(): Promise<void> {
  const client = new pg.Client({ connectionString: journeyStack().databaseUrl });
  await client.connect();
  try {
    await seedApplications(client, APPLICATIONS);
  } finally {
    await client.end();
  }
}

/** Opened once, then drawn at each size, light and dark. */
async function takeAtEachSize(page: Page, path: string, only: { fullPage: boolean }): Promise<void> {
  for (const size of sizes)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await everyPartIsLaidOut(page);
      await page.screenshot({ path: `${path}-${size.width}-${colorScheme}.png`, ...only });
    }
  await page.setViewportSize(sizes[1]!);
}

/** Takes every page of HR, and every dialog, panel and form that the journeys open: `hr-page-…` and `hr-open-…`. */
export async function takeHrArea(page: Page, folder: string, only: string): Promise<void> {
  const wanted = (name: string) => name.startsWith(only);
  await page.setViewportSize(sizes[1]!);
  await asIfAlone(page);
  await logIn(page, journeyStack().hr);
  const seeds = await seed(page, journeyStack());
  await fillList();
  for (const [of, open] of Object.entries(pages)) {
    const name = `hr-page-${of}`;
    if (!wanted(name)) continue;
    await open(page, seeds);
    await page.waitForLoadState('networkidle');
    await takeAtEachSize(page, `${folder}/${name}`, { fullPage: true });
    console.log(`  ${name}`);
  }
  for (const [file, open] of Object.entries({ ...oneApplication, ...lists, ...settings })) {
    const name = `hr-open-${file.replace('.tsx', '').replaceAll('/', '-')}`;
    if (!wanted(name)) continue;
    try {
      await (await open(page, seeds)).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await takeAtEachSize(page, `${folder}/${name}`, { fullPage: false });
      console.log(`  ${name}`);
    } catch (error) {
      // The others are taken nevertheless; the journeys tell what is broken.
      console.error(`  ${name} was not opened: ${String(error).slice(0, 400)}`);
      process.exitCode = 1;
    }
  }
}
