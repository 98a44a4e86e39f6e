import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { seedApplications } from '../load/grid/seed.ts';
import { everyPartIsLaidOut } from '../support/drawn-page/first-paint.ts';
import { frames } from '../support/journeys/carousel-page.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { lists } from '../support/journeys/openings/lists.ts';
import { oneApplication } from '../support/journeys/openings/one-application.ts';
import { openOne } from '../support/journeys/openings/opening.ts';
import { seed, type Seeds } from '../support/journeys/openings/seeds.ts';
import { settings } from '../support/journeys/openings/settings.ts';
import { asIfAlone, logIn } from '../support/journeys/staff-pages.ts';
import { noteMissing } from './note-missing.ts';

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

/** Takes every page of HR, and every dialog, panel and form that the journeys open: `hr-page-…` and `hr-open-…`. */
export async function takeHrArea(page: Page, folder: string, only: string): Promise<void> {
  await page.setViewportSize(sizes[1]!);
  await asIfAlone(page);
  await logIn(page, journeyStack().hr);
  const seeds = await seed(page, journeyStack());
  await fillList();
  const take = async (name: string, open: () => Promise<unknown>, fullPage: boolean) => {
    if (!name.startsWith(only)) return;
    try {
      await takeAtEachSize(page, `${folder}/${name}`, open, fullPage);
      console.log(`  ${name}`);
    } catch (error) {
      noteMissing(name, error);
    }
  };
  for (const [of, open] of Object.entries(pages)) await take(`hr-page-${of}`, () => open(page, seeds), true);
  for (const [file, open] of Object.entries({ ...oneApplication, ...lists, ...settings }))
    await take(`hr-open-${file.replace('.tsx', '').replaceAll('/', '-')}`, () => open(page, seeds), false);
}
