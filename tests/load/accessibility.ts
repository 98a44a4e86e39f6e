import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { company } from '../../frontend/app/content/company.ts';
import {
  anotherFileTemplatePath,
  interviewTemplatePath,
  notFoundPath,
  paths,
  postTemplatePath,
  receiptTemplatePath,
  searchPath,
} from '../../frontend/app/seo.ts';
import config from '../playwright.config.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { openJobPages } from '../support/journeys/job-posts.ts';
import { applyAs } from '../support/journeys/staff-pages.ts';
import startJourneyStack from '../support/journeys/start-journey-stack.ts';
import { twoAtOnce } from '../support/drawn-page/two-at-once.ts';
import { addInvitation } from './accessibility/add-invitation.ts';
import { readPage, type PageReadings } from './accessibility/read-page.ts';
import { sumUp } from './accessibility/sum-up.ts';

const file = join(import.meta.dirname, '../../frontend/app/accessibility/axe-run.json');
/** The link of an invitation that takes an answer. */
const invitation = 'i'.repeat(43);
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: company.timeZone }).format(new Date());

/** The pages of the statement. Of the pages of job posts, which share one template, the first open post stands for all. */
async function pagesToRead(site: string) {
  const [post] = await openJobPages(site);
  const page = (path: string, address = path, status = 200) => ({ path, url: `${site}${address}`, status });
  return [
    ...[...paths, searchPath].map((path) => page(path)),
    page(receiptTemplatePath, '/received/FD-7K3M-2QXW'),
    page(anotherFileTemplatePath, `/another-file/${'t'.repeat(43)}`, 404),
    page(interviewTemplatePath, `/interview/${invitation}`),
    page(notFoundPath, notFoundPath, 404),
    page(postTemplatePath, post),
  ];
}

/** Runs axe on every built page, and writes the results for the page /accessibility. */
async function writeAxeRun(): Promise<void> {
  const stop = await startJourneyStack();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    await applyAs(journeyStack().site);
    await addInvitation(journeyStack(), invitation);
    const pages = await pagesToRead(journeyStack().site);
    const read: PageReadings[] = [];
    await twoAtOnce(pages, async (page, at) => {
      read[at] = await readPage(browser, page);
      console.log(`  ${page.path}`);
    });
    const run = sumUp(read, today);
    writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
    console.log(`${run.pages.length} pages: ${run.passed} rules passed on all of them`);
    for (const { rule, pages: on } of run.violations) console.log(`broken on ${on.length} pages: ${rule}`);
    for (const { rule, pages: on } of run.undecided) console.log(`undecided on ${on.length} pages: ${rule}`);
  } finally {
    await browser.close();
    await stop();
  }
}

await writeAxeRun();
