import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Finder } from './finder.ts';
import type { Piece } from './passage.ts';
import type { SearchablePage } from './searchable.ts';

const page = (path: string, title: string, given: Partial<SearchablePage> = {}): SearchablePage => ({
  path,
  title,
  description: `About ${title}.`,
  sections: [],
  ...given,
});

const ovens = { id: 'ovens', heading: 'Three ovens', text: 'Orders close at ten in the evening.' };
const vans = { id: 'vans', heading: 'The van', text: 'It leaves the bakery with all pieces.' };
const bakery = page('/bakery', 'Bakery', { sheet: '01', sections: [ovens, vans] });
const school = page('/school', 'School', { sections: [{ heading: 'Fees', text: 'Paid before the bakery opens.' }] });
const finder = new Finder([school, bakery]);

const pathsOf = (query: string, from = finder) => from.find(query).map(({ path }) => path);
const textOf = (pieces: readonly Piece[]) => pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test('a page whose title has the word comes before one whose text has it', () => {
  assert.deepEqual(pathsOf('bakery'), ['/bakery', '/school']);
});

test('a word may be unfinished, in capitals or written a little wrong', () => {
  for (const query of ['scho', 'SCHOOL', 'shcool', 'schol', 'scholl'])
    assert.deepEqual(pathsOf(query), ['/school'], query);
  assert.deepEqual(pathsOf('xylophone'), []);
});

test('a page that has all words is enough; without one, those that have some are found', () => {
  assert.deepEqual(pathsOf('bakery fees'), ['/school']);
  assert.deepEqual(pathsOf('school vans').toSorted(), ['/bakery', '/school']);
});

test('words may stand in different sections of a page', () => {
  assert.deepEqual(pathsOf('evening pieces'), ['/bakery']);
});

test('a result has its sheet, the place that has most words, and the sections to go to, the nearest first', () => {
  const [found] = finder.find('van evening');
  assert.equal(found?.sheet, '01');
  assert.equal(textOf(found?.passage ?? []), 'Orders close at ten in the [evening].');
  assert.deepEqual(
    found?.places.map(({ to, heading }) => [to, textOf(heading)]),
    [
      ['/bakery#vans', 'The [van]'],
      ['/bakery#ovens', 'Three ovens'],
    ],
  );
});

test('a long text is cut to the words around the first that was found', () => {
  const text = `${'Flour and water. '.repeat(30)}The yeast is old. ${'Salt and sugar. '.repeat(30)}`;
  const [found] = new Finder([page('/bread', 'Bread', { sections: [{ heading: '', text }] })]).find('yeast');
  const passage = textOf(found?.passage ?? []);
  assert.match(passage, /^… .*The \[yeast\] is old\. .* …$/);
  assert.ok(passage.length < 200);
});

test('job posts are found among the pages for as long as they are open', () => {
  const own = new Finder([school, bakery]);
  const post = (title: string) => page(`/career/${title}`, title);
  own.holdPosts([post('Baker'), post('Driver')]);
  assert.deepEqual(pathsOf('driver', own), ['/career/Driver']);
  own.holdPosts([post('Baker')]);
  assert.deepEqual(pathsOf('driver', own), []);
  assert.ok(pathsOf('bak', own).includes('/career/Baker'));
});
