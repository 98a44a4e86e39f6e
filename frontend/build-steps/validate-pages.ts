import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { brokenLinks } from './broken-links.ts';
import { htmlFaultsOf } from './html-faults.ts';
import { readSite } from './read-site.ts';
import { wordingFaultsOf } from './wording-faults.ts';

export const builtPages = join(import.meta.dirname, '..', 'build', 'client');

/**
 * What validators find in the built pages, each finding with its page: html-validate, Adobe's check of what search engines
 * demand and recommend of structured data, a walk along all links, and our own rules for wording.
 */
export async function validatePages(client: string): Promise<{ pages: string[]; findings: string[] }> {
  const pages = globSync('**/*.html', { cwd: client }).toSorted();
  const findings = brokenLinks(readSite(client));
  for (const page of pages) {
    const html = readFileSync(join(client, page), 'utf8');
    const found = [...(await htmlFaultsOf(html)), ...(await dataFaultsOf(html)), ...wordingFaultsOf(html)];
    findings.push(...found.map((fault) => `${page}: ${fault}`));
  }
  return { pages, findings };
}

async function dataFaultsOf(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['jsonld'] }).parse(html);
  const issues = await new Validator().validate(data);
  return issues.map(({ severity, issueMessage }) => `structured data, ${severity.toLowerCase()}: ${issueMessage}`);
}

if (import.meta.main) {
  const { pages, findings } = await validatePages(builtPages);
  findings.forEach((finding) => console.error(finding));
  console.log(`${pages.length} pages, ${findings.length} findings`);
  if (pages.length === 0 || findings.length > 0) process.exitCode = 1;
}
