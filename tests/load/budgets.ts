import { globSync } from 'node:fs';
import { chromium } from '@playwright/test';
import {
  anotherFileTemplatePath,
  interviewTemplatePath,
  notFoundPath,
  receiptTemplatePath,
} from '../../frontend/app/seo.ts';
import { siteFiles } from '../../infra/local/paths.ts';
import { asVisitorsHaveIt } from '../support/drawn-page/find-chromium.ts';
import { journeyStack } from '../support/journeys/journey-stack.ts';
import { openJobPages } from '../support/journeys/job-posts.ts';
import startJourneyStack from '../support/journeys/start-journey-stack.ts';
import { describeBudgets, breachesOf, type PageRow } from './budgets/judge-page.ts';
import { findFaults } from './budgets/find-faults.ts';
import { slowPhone } from './pages/slow-phone.ts';
import { visitSlowly } from './pages/visit-slowly.ts';

function pageOf(file: string) {
  if (file === '404.html') return { path: notFoundPath, expectedStatus: 404 };
  const path = `/${file.replace(/\/?index\.html$/, '')}`;
  // A token that no mail has: the page of an unknown link.
  if (path === anotherFileTemplatePath) return { path: `/another-file/${'t'.repeat(43)}`, expectedStatus: 404 };
  if (path === interviewTemplatePath) return { path: `/interview/${'t'.repeat(43)}`, expectedStatus: 404 };
  return { path: path === receiptTemplatePath ? '/received/FD-7K3M-2QXW' : path, expectedStatus: 200 };
}

/** Visits every page of the built site and one job page through the gateway, once each, and ends with 1 where one breaks a budget. */
async function measureBudgets(): Promise<void> {
  const stop = await startJourneyStack();
  const browser = await chromium.launch(asVisitorsHaveIt);
  try {
    const { site } = journeyStack();
    const jobs = await openJobPages(site);
    const pages = [
      ...globSync('**/*.html', { cwd: siteFiles }).toSorted().map(pageOf),
      ...jobs.slice(0, 1).map((path) => ({ path, expectedStatus: 200 })),
    ];
    const paths = pages.map(({ path }) => path);
    const faults = await findFaults(browser, site, siteFiles, paths, jobs);
    const rows: PageRow[] = [];
    // One after the other: side by side each would take the other's time.
    for (const page of pages)
      rows.push({ ...page, ...(await visitSlowly(browser, `${site}${page.path}`)), ...faults.get(page.path)! });
    console.log(`\nFirst visits on ${slowPhone}\n\n${describeBudgets(rows)}\n`);
    const breaches = rows.flatMap((row) => breachesOf(row).map((breach) => `${row.path}: ${breach}`));
    for (const breach of breaches) console.error(breach);
    console.log(`${rows.length} pages, ${breaches.length} breaches`);
    if (breaches.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await stop();
  }
}

await measureBudgets();
