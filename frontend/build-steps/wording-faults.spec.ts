import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordingFaultsOf } from './wording-faults.ts';

test('an image may have empty words, but not none', () => {
  assert.deepEqual(wordingFaultsOf('<img src="/a.png" alt="">'), []);
  assert.deepEqual(wordingFaultsOf('<img src="/a.png">'), ['no alt: <img src="/a.png">']);
});

test('a drawing has a name or is hidden', () => {
  assert.deepEqual(wordingFaultsOf('<svg role="img" aria-label="A desk"></svg><svg aria-hidden="true"></svg>'), []);
  for (const drawing of ['<svg class="a">', '<svg role="img">', '<svg role="img" aria-label="">'])
    assert.deepEqual(wordingFaultsOf(drawing), [`neither named nor hidden: ${drawing}`]);
});

test('filler is seen in text and attributes, and code is no text', () => {
  assert.deepEqual(wordingFaultsOf('<p title="TODO">Lorem ipsum dolor</p>'), [
    'unfinished: TODO',
    'unfinished: Lorem',
    'unfinished: ipsum',
  ]);
  assert.deepEqual(wordingFaultsOf('<script>// todo</script><style>/* todo */</style><p>A todonym</p>'), []);
});
