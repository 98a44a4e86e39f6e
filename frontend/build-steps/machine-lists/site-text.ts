import { banners, trailOf, type PagePath } from '../../app/banners/banners.ts';

interface Site {
  site: string;
  name: string;
}

const line = (site: string, path: PagePath) =>
  `- [${banners[path].label}](${site}${path}): ${banners[path].description}`;

/** The site for a reader that is a program: one paragraph and its pages in groups. Source: https://llmstxt.org */
export function siteText({ site, name }: Site, paths: readonly PagePath[]): string {
  const group = (title: string, parent: PagePath | undefined) => [
    `## ${title}`,
    '',
    ...paths.filter((path) => trailOf(path).at(-1) === parent).map((path) => line(site, path)),
    '',
  ];
  return [
    `# ${name}`,
    '',
    `> ${banners['/'].description}`,
    '',
    ...group('Start', undefined),
    ...group('Company', '/'),
    ...group('Services', '/services'),
    ...group('Products', '/products'),
    ...group('People', '/team'),
  ].join('\n');
}
