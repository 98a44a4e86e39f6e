import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { banners } from '../app/banners/banners.ts';
import { articles } from '../app/content/blog.ts';
import { company } from '../app/content/company.ts';
import { team } from '../app/content/team.ts';
import { paths } from '../app/seo.ts';
import { builtPageDates } from './machine-lists/built-page-dates.ts';
import { feed } from './machine-lists/feed.ts';
import { peopleText } from './machine-lists/people-text.ts';
import { robots } from './machine-lists/robots.ts';
import { securityText } from './machine-lists/security-text.ts';
import { sitemap } from './machine-lists/sitemap.ts';
import { siteText } from './machine-lists/site-text.ts';

function write(name: string, text: string): void {
  const file = join(import.meta.dirname, '..', 'build', 'client', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const { name, url: site, email, city } = company;
const dates = builtPageDates();
write(
  'sitemap.xml',
  sitemap(site, paths, (path) => dates[path]?.date),
);
write('robots.txt', robots(site));
write('feed.xml', feed({ site, title: `${name}: ${banners['/blogs'].title}`, author: name }, articles));
write('.well-known/security.txt', securityText({ site, email, builtAt: new Date() }));
write('humans.txt', peopleText(name, city, team));
write('llms.txt', siteText({ site, name }, paths));
