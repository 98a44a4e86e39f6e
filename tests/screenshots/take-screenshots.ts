/**
 * Takes a picture of every view at four widths, light and dark, on a stack of its own: `make screenshots`. `ONLY=hr-list,login` takes those whose
 * name begins so; `hr-page-` and `hr-open-` are all pages of HR, and all of its dialogs, panels and forms, at three sizes; `general-page-` and `general-open-` those of the general area, and `account-` those of one's own account. The pictures of docs/admin.md are written anew with their views.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { buildRebranded } from '../support/built-site/build-rebranded.ts';
import { everyPartIsLaidOut } from '../support/drawn-page/first-paint.ts';
import { noteWhenAlive } from '../support/journeys/journey.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { serveBuild } from '../support/built-site/copy-site.ts';
import { asIfAlone } from '../support/journeys/staff-pages.ts';
import startJourneyStack from '../support/journeys/start-journey-stack.ts';
import { sendApplicants } from './send-applicants.ts';
import { isWanted } from './take-area.ts';
import { hasAreas, takeAreas } from './take-areas.ts';
import { noteMissing } from './note-missing.ts';
import { guideViews } from './guide-views.ts';
import { hrViews } from './hr-views.ts';
import { linkViews } from './not-signed-in/link-views.ts';
import { loginViews } from './not-signed-in/login-views.ts';
import { views, type View } from './views.ts';

const folder = process.env.SCREENSHOTS ?? '../screenshots';
const widths = [360, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;
const only = (process.env.ONLY ?? '').split(',');

/** A busy machine takes several times as long. */
const PATIENCE_MS = 90_000;

const guide = join(import.meta.dirname, '../../docs/pictures');
/** The views that docs/admin.md shows. */
const inGuide = ['hr-today', 'hr-list', 'hr-board', 'hr-reading', 'hr-reject', 'hr-bulk-answer', 'hr-interview', 'hr-job-post', 'hr-reports', 'general-enquiry'];

/** Those too that a visitor sees only further down. */
const loadImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });

async function take(browser: Browser, { name, show }: View, width: number, colorScheme: (typeof schemes)[number]) {
  const { site: baseURL } = journeyStack();
  const viewport = { width, height: width < 768 ? 740 : 900 };
  const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    await noteWhenAlive(context);
    const page = await context.newPage();
    // A stream that stays open is never idle.
    await asIfAlone(page);
    await show(page);
    await page.waitForLoadState('networkidle');
    await everyPartIsLaidOut(page);
    await loadImages(page);
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    if (inGuide.includes(name) && width === 1280 && colorScheme === 'light')
      await page.screenshot({ path: join(guide, `${name}.jpg`), type: 'jpeg', quality: 60 });
  } catch (error) {
    noteMissing(`${name} at ${width}, ${colorScheme}`, error);
  } finally {
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
const stop = await startJourneyStack();
const otherCompany = isWanted('home-b', only) ? await serveBuild(buildRebranded()) : undefined;
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await sendApplicants(journeyStack().site);
  // The other home page is built for another company.
  const otherHome: View = { name: 'home-b', show: async (page) => void (await page.goto(otherCompany?.url ?? '')) };
  for (const view of [...views, ...loginViews, ...linkViews, ...hrViews, ...guideViews, otherHome].filter(({ name }) => isWanted(name, only))) {
    for (const width of widths) for (const scheme of schemes) await take(browser, view, width, scheme);
    console.log(`  ${view.name}`);
  }
  // The last, because it fills the lists.
  if (hasAreas(only)) {
    const context = await browser.newContext({ baseURL: journeyStack().site, reducedMotion: 'reduce' });
    context.setDefaultTimeout(PATIENCE_MS);
    await takeAreas(await context.newPage(), { folder, only });
  }
} finally {
  await browser.close();
  await otherCompany?.stop();
  await stop();
}
