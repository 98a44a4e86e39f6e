import { globSync } from 'node:fs';

const USUAL = ['/', '/career', '/contact', '/application', '/services', '/cloud', '/about'];

/** PAGES=all, PAGES=/a,/b, or the usual ones; the home page, which the rivals imitate, is always the first. */
export function choosePages(site: string, asked = process.env.PAGES): string[] {
  const built = globSync('**/index.html', { cwd: site }).map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const chosen = asked === 'all' ? built.toSorted() : (asked?.split(',') ?? USUAL);
  const unknown = chosen.filter((path) => !built.includes(path));
  if (unknown.length > 0) throw new Error(`The built site has no ${unknown.join(', ')}`);
  return [...new Set(['/', ...chosen])];
}
