import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenLinks } from './check-pages/broken-links.ts';
import { htmlFaultsOf } from './check-pages/html-faults.ts';
import { readSite } from './check-pages/read-site.ts';
import { wordingFaultsOf } from './check-pages/wording-faults.ts';
import { dataFaultsOf } from './structured-data/read-data.ts';

export const builtPages = join(import.meta.dirname, '..', 'build', 'client');

/**
 * The findings of the validators in the built pages, each with its page: html-validate, Adobe's check of the structured
 * data that search engines demand and recommend, a walk along all links, and our own rules for wording.
 */
export async function validatePages(client: string): Promise<{ pages: string[]; findings: string[] }> {
  const pages = globSync('**/*.html', { cwd: client }).toSorted();
  const findings = brokenLinks(readSite(client));
  for (const page of pages) {
    const html = readFileSync(join(client, page), 'utf8');
    const faults = [...(await htmlFaultsOf(html)), ...(await dataFaultsOf(html)), ...wordingFaultsOf(html)];
    findings.push(...faults.map((fault) => `${page}: ${fault}`));
  }
  return { pages, findings };
}

if (import.meta.main) {
  const { pages, findings } = await validatePages(builtPages);
  findings.forEach((finding) => console.error(finding));
  console.log(`${pages.length} pages, ${findings.length} findings`);
  if (pages.length === 0 || findings.length > 0) process.exitCode = 1;
}
