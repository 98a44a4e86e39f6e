import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { portfolio } from '../app/content/portfolio.ts';
import { services } from '../app/services/overview/words.ts';
import { builtPages, validatePages } from './validate-pages.ts';

const skip = !existsSync(join(builtPages, '404.html')) && 'the site is not built';

test('every built page is valid, its links lead somewhere, and its structured data is complete', { skip }, async () => {
  const { pages, findings } = await validatePages(builtPages);
  assert.ok(pages.length > 50);
  assert.deepEqual(findings, []);
});

const balloon = /<(a|g)\b[^>]*class="balloon[^>]*>(.*?)<\/\1>/gs;
const wordsOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]+>/gs, '');

/** An A at the beginning of a sentence is an article, unless a B follows. */
const explains = (caption: string, label: string) =>
  new RegExp(`(?:^|[ ,.;])${label} \\p{L}`, 'u').test(caption) && (label !== 'A' || /[ ,.;]B \p{L}/u.test(caption));

/** Letters and numbers of a drawing that are no links, and that the caption of their figure does not explain. */
function unexplainedIn(html: string): string[] {
  return Array.from(html.matchAll(/<figure\b.*?<\/figure>/gs)).flatMap(([figure]) => {
    const captions = Array.from(figure.matchAll(/<figcaption\b.*?<\/figcaption>/gs), ([caption]) => wordsOf(caption));
    return Array.from(figure.matchAll(balloon), ([, name, inner = '']) => ({ name, label: wordsOf(inner) }))
      .filter(({ name, label }) => name === 'g' && /^[A-Z\d]$/.test(label))
      .filter(({ label }) => !captions.some((caption) => explains(caption, label)))
      .map(({ label }) => label);
  });
}

test('a letter without its words is found, and one that is a link or in the caption is not', () => {
  const figure = (balloons: string) =>
    `<figure><svg>${balloons}</svg><figcaption>Fig. 1. A the part, B its lid.</figcaption></figure>`;
  const plain = ['A', 'C', '?'].map((label) => `<g class="balloon "><circle/><text>${label}</text></g>`).join('');
  assert.deepEqual(unexplainedIn(figure(`${plain}<a href="#d" class="balloon "><text>D</text></a>`)), ['C']);
  const article = '<figure><g class="balloon"><text>A</text></g><figcaption>A room.</figcaption></figure>';
  assert.deepEqual(unexplainedIn(article), ['A']);
});

test('each letter of a drawing leads to the part that it names, or is explained below the drawing', { skip }, () => {
  const pages = globSync('{**/*.html,shells/*.hbs}', { cwd: builtPages });
  assert.ok(pages.length > 50);
  let seen = 0;
  const unexplained = pages.flatMap((path) => {
    const html = readFileSync(join(builtPages, path), 'utf8');
    seen += Array.from(html.matchAll(balloon)).length;
    return unexplainedIn(html).map((label) => `${path}: ${label}`);
  });
  assert.ok(seen > 100, `${seen} letters`);
  assert.deepEqual(unexplained, []);
});

test('the name on each plinth of the services leads to its page', { skip }, () => {
  const page = readFileSync(join(builtPages, 'services/index.html'), 'utf8');
  const links = Array.from(page.matchAll(balloon), ([link]) =>
    /href="([^"]+)" aria-label="([^":]+):/.exec(link)?.slice(1),
  );
  assert.deepEqual(
    links,
    services.map(({ to, plate }) => [to, plate]),
  );
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
