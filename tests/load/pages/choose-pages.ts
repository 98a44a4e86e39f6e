import { globSync } from 'node:fs';

/** One page of each weight: long and drawn, with a carousel and a list that loads, a form, a page of words and of people. */
const USUAL = ['/', '/career', '/application', '/cloud', '/staff'];

/** PAGES=all, PAGES=/a,/b, or the usual ones. */
export function choosePages(site: string, asked = process.env.PAGES): string[] {
  const built = globSync('**/index.html', { cwd: site }).map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const chosen = asked === 'all' ? built.toSorted() : (asked?.split(',') ?? USUAL);
  const unknown = chosen.filter((path) => !built.includes(path));
  if (unknown.length > 0) throw new Error(`The built site has no ${unknown.join(', ')}`);
  return [...new Set(chosen)];
}

/** Which of the chosen pages are also visited on a line that is really slow, which takes as long as it would. */
export const chooseSlowVisits = (chosen: readonly string[]): string[] =>
  USUAL.every((path) => chosen.includes(path)) ? USUAL : [...chosen];
