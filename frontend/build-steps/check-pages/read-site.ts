import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../app/content/company.ts';
import { redirects } from '../../app/redirects.ts';
import { jobsFeed } from '../../app/seo.ts';
import type { Site } from './broken-links.ts';

/** The built pages by their addresses, with the files beside them and the API's feed of jobs, as targets of their links. */
export function readSite(client: string): Site {
  const addressOf = (page: string) => `/${page.replace(/\/?(?:index)?\.html$/, '')}`;
  const files = globSync('**/*.html', { cwd: client }).toSorted();
  return {
    pages: new Map(files.map((page) => [addressOf(page), readFileSync(join(client, page), 'utf8')])),
    redirects,
    origin: company.url,
    isFile: (path) => (path === jobsFeed || statSync(join(client, path), { throwIfNoEntry: false })?.isFile()) ?? false,
  };
}
