import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetNumber } from '../app/banners/banners.ts';
import { company } from '../app/content/company.ts';
import { searchFile } from '../app/search/searchable.ts';
import { paths } from '../app/seo.ts';
import { indexPages } from './search-index/index-pages.ts';

const client = join(import.meta.dirname, '..', 'build', 'client');
const pages = paths.map((path) => ({
  path,
  sheet: sheetNumber(path),
  html: readFileSync(join(client, path, 'index.html'), 'utf8'),
}));
const index = JSON.stringify(indexPages(pages, company.name));
writeFileSync(join(client, searchFile), index);
console.log(`${pages.length} pages in the search, ${index.length} characters`);
