import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetNumber } from '../app/banners/banners.ts';
import { company } from '../app/content/company.ts';
import { searchFile } from '../app/search/searchable.ts';
import { paths } from '../app/seo.ts';
import { pageWithoutPosts } from './page-templates.ts';
import { indexPages } from './search-index/index-pages.ts';

const client = join(import.meta.dirname, '..', 'build', 'client');
const read = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8');
const pages = paths.map((path) => ({
  path,
  sheet: sheetNumber(path),
  html: path === '/career' ? pageWithoutPosts(read(path)) : read(path),
}));
const index = JSON.stringify(indexPages(pages, company.name));
writeFileSync(join(client, searchFile), index);
console.log(`${pages.length} pages in the search, ${index.length} characters`);
