import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JobPost } from '@frontdoor/contract';
import { choiceIn, facetsOf, filterPositions } from './filter-positions.ts';

const post = (title: string, given: Partial<JobPost>): JobPost => ({
  _id: title,
  id: title,
  title,
  slug: title,
  para: '',
  location: 'Noida',
  image: null,
  employmentType: null,
  workplace: null,
  salary: null,
  opensAt: null,
  closesAt: null,
  postedAt: null,
  descriptionHtml: null,
  ...given,
});

const posts = [
  post('a', { location: 'Noida', workplace: 'office' }),
  post('b', { location: 'Dubai', workplace: 'remote' }),
  post('c', { location: 'Noida', workplace: 'remote' }),
  post('d', { location: 'Noida' }),
];
const titles = (found: readonly JobPost[]) => found.map(({ title }) => title).join('');

test('a list is narrowed by what its posts differ in, with the words of the site and a count', () => {
  const [location, workplace, ...others] = facetsOf(posts);
  assert.deepEqual(
    location?.options.map(({ label, count }) => [label, count]),
    [
      ['Noida', 3],
      ['Dubai', 1],
    ],
  );
  assert.deepEqual(
    workplace?.options.map(({ label }) => label),
    ['On site', 'Remote'],
  );
  assert.deepEqual(others, []);
});

test('a post fits when it fits in every facet that was chosen', () => {
  assert.equal(titles(filterPositions(posts, {})), 'abcd');
  assert.equal(titles(filterPositions(posts, { location: 'Noida' })), 'acd');
  assert.equal(titles(filterPositions(posts, { location: 'Noida', workplace: 'remote' })), 'c');
});

test('a value of the address that no post has lets every post through', () => {
  const choice = choiceIn(new URLSearchParams('location=Oslo&workplace=remote&employment=full-time'), posts);
  assert.equal(titles(filterPositions(posts, choice)), 'bc');
});
