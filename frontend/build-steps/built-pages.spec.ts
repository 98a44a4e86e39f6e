import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { portfolio } from '../app/content/portfolio.ts';
import { builtPages, validatePages } from './validate-pages.ts';

const skip = !existsSync(join(builtPages, '404.html')) && 'the site is not built';

test('every built page is valid, its links lead somewhere, and its structured data is complete', { skip }, async () => {
  const { pages, findings } = await validatePages(builtPages);
  assert.ok(pages.length > 50);
  assert.deepEqual(findings, []);
});

test('the works of the portfolio are numbered in the order in which the page shows them', { skip }, () => {
  const page = readFileSync(join(builtPages, 'portfolio/index.html'), 'utf8');
  const numbers = Array.from(page.matchAll(/>(\d\d)(?:<!-- -->)? <span[^>]*>— /g), ([, number]) => Number(number));
  assert.deepEqual(
    numbers,
    portfolio.map((_work, at) => at + 1),
  );
});

test('the list of positions has no comment beside what the API fills, and its words stay apart', { skip }, () => {
  const template = readFileSync(join(builtPages, 'shells/career.hbs'), 'utf8');
  assert.doesNotMatch(template, /\}\}<!--|-->\{\{/);
  assert.match(template, />The whole description<span class="sr-only">: \{\{title\}\}</);
});
