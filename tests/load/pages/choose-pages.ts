import { globSync } from 'node:fs';

const USUAL = ['/', '/career', '/contact', '/application', '/services', '/cloud', '/about'];

/** One page of each weight: long and drawn, with a carousel and a list that loads, a form, a page of words. */
const IMITATED = ['/', '/career', '/application', '/cloud'];

/** The rivals build these of the chosen pages. */
export const chooseImitated = (chosen: readonly string[]) => chosen.filter((path) => IMITATED.includes(path));

/** PAGES=all, PAGES=/a,/b, or the usual ones. */
export function choosePages(site: string, asked = process.env.PAGES): string[] {
  const built = globSync('**/index.html', { cwd: site }).map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const chosen = asked === 'all' ? built.toSorted() : (asked?.split(',') ?? USUAL);
  const unknown = chosen.filter((path) => !built.includes(path));
  if (unknown.length > 0) throw new Error(`The built site has no ${unknown.join(', ')}`);
  return [...new Set(chosen)];
}
