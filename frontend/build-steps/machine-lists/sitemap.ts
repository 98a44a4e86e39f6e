const lastmod = (date: string | undefined) => (date === undefined ? '' : `<lastmod>${date}</lastmod>`);

/** Every page of the site for search engines. `dateOf` tells the day on which a page was last changed, as an ISO date. */
export function sitemap(site: string, paths: readonly string[], dateOf: (path: string) => string | undefined): string {
  const pages = paths.map((path) => `  <url><loc>${site}${path}</loc>${lastmod(dateOf(path))}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}
