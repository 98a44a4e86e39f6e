import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { banners } from '../app/banners/banners.ts';
import { articles } from '../app/content/blog.ts';
import { company } from '../app/content/company.ts';
import { paths } from '../app/seo.ts';
import { feed } from './machine-lists/feed.ts';
import { robots } from './machine-lists/robots.ts';
import { sitemap } from './machine-lists/sitemap.ts';

const write = (name: string, text: string) =>
  writeFileSync(join(import.meta.dirname, '..', 'build', 'client', name), text);

const { name, url: site } = company;
write('sitemap.xml', sitemap(site, paths));
write('robots.txt', robots(site));
write('feed.xml', feed({ site, title: `${name}: ${banners['/blogs'].title}`, author: name }, articles));
