import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../app/content/company.ts';
import { paths } from '../../app/seo.ts';
import { datePages, type PageDates } from './page-dates.ts';

/** Kept with the sources, since a build does not have the output of the one before it. */
export const datesFile = join(import.meta.dirname, 'page-dates.json');
export const recordedDates = () => JSON.parse(readFileSync(datesFile, 'utf8')) as PageDates;

const client = join(import.meta.dirname, '..', '..', 'build', 'client');
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: company.timeZone }).format(new Date());

/** The days of the pages that were built last. */
export function builtPageDates(): PageDates {
  const pages = new Map(paths.map((path) => [path, readFileSync(join(client, path, 'index.html'), 'utf8')]));
  return datePages(pages, recordedDates(), today());
}
