import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Finder } from './finder.ts';
import { postPage } from './post-pages.ts';

test('a job post is found by its title, place and texts, at the address of its own page', () => {
  const post = { slug: 'press-hand', title: 'Press Hand', para: 'You set the type.', location: 'Leeds' };
  const page = postPage({ ...post, descriptionHtml: '<p>Ink.</p>' }, (html) => html.replaceAll(/<[^>]+>/g, ''));
  const finder = new Finder([
    page,
    postPage({ slug: 'other', title: 'O', para: '', location: '', descriptionHtml: null }, String),
  ]);
  assert.deepEqual(
    finder.find('ink').map(({ path, sheet }) => [path, sheet]),
    [['/career/press-hand', undefined]],
  );
  for (const query of ['press hand', 'type', 'leeds'])
    assert.equal(finder.find(query)[0]?.path, '/career/press-hand', query);
});
