import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { banners } from '../banners/banners.ts';
import { productBanners } from '../banners/products.ts';
import { serviceBanners } from '../banners/services.ts';
import { groups } from '../faq/words.ts';
import { rounds } from '../services/uiux/words.ts';
import { services } from '../services/overview/words.ts';
import { clientele } from './clients.ts';
import { company } from './company.ts';
import { asBeginning, counted, inWords } from './figures.ts';
import { partners } from './partners.ts';
import { portfolio } from './portfolio.ts';

const questions = groups.reduce((sum, group) => sum + group.questions.length, 0);

test('what is counted is as long as its list', () => {
  assert.equal(Object.keys(serviceBanners).length, counted.services);
  assert.equal(services.length, counted.services);
});

test('a screen is tested as often as its page tells of rounds', () => {
  assert.equal(rounds.rows.length, counted.testRounds);
});

test('a heading that begins with a number has that of its list', () => {
  const headings: [text: string, count: number][] = [
    [banners['/products'].title, Object.keys(productBanners).length],
    [banners['/portfolio'].description, portfolio.length],
    [banners['/client'].description, clientele.length],
    [banners['/faq'].title, questions],
  ];
  for (const [text, count] of headings) assert.ok(text.startsWith(`${asBeginning(inWords(count))} `), text);
});

test('no partner is older than the office and the weeks that a tool takes to become one', () => {
  const founded = company.revisions.at(-1)!.year;
  for (const { name, since } of partners) assert.ok(since >= Number(founded) + 2, `${name} since ${since}`);
});

test('a number below a hundred is written in words', () => {
  const words = ['none', 'seven', 'twenty', 'twenty-one', 'forty', 'ninety-nine', '100', '257'];
  assert.deepEqual([0, 7, 20, 21, 40, 99, 100, 257].map(inWords), words);
  assert.equal(asBeginning(inWords(15)), 'Fifteen');
});

test('links on paper have the address of the site', () => {
  const css = readFileSync(join(import.meta.dirname, 'address.css'), 'utf8');
  assert.ok(css.includes(`--site: '${company.url}';`), css);
});
