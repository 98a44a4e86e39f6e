/** The paths that search engines leave alone, and the address of the sitemap. */
export const robots = (site: string): string =>
  [
    'User-agent: *',
    ...['/admin/', '/api/', '/uploads/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    `Sitemap: ${site}/sitemap-jobs.xml`,
    '',
  ].join('\n');
