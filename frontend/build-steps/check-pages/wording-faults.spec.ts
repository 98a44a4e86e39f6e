import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordingFaultsOf } from './wording-faults.ts';

test('an image may have empty words, but not none', () => {
  assert.deepEqual(wordingFaultsOf('<img src="/a.png" alt="">'), []);
  assert.deepEqual(wordingFaultsOf('<img src="/a.png">'), ['no alt: <img src="/a.png">']);
});

test('a drawing has a name or is hidden', () => {
  assert.deepEqual(wordingFaultsOf('<svg role="img" aria-label="A desk"></svg><svg aria-hidden="true"></svg>'), []);
  const linked = '<svg><g role="img" aria-label="A desk"><path/></g><a href="#lamp" aria-label="The lamp"></a></svg>';
  assert.deepEqual(wordingFaultsOf(linked), []);
  assert.equal(wordingFaultsOf(linked.replace(' role="img"', '')).length, 1);
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

test('numbers are grouped by lakhs, in text and in labels, and coordinates are none', () => {
  assert.deepEqual(wordingFaultsOf('<p>12,00,000 and 4,12,08,114 for ₹ 18,000 or ₹\u00a01,20,000</p>'), []);
  assert.deepEqual(wordingFaultsOf('<polygon points="100,200 120,340"></polygon>'), []);
  assert.deepEqual(wordingFaultsOf('<p class="x" title="200,000 rows">1,200,000</p>'), [
    'not as India writes it: 200,000',
    'not as India writes it: 1,200,000',
  ]);
});

test('a number keeps its sign beside it in text that wraps', () => {
  assert.deepEqual(wordingFaultsOf('<p>75\u00a0% of 80</p><svg aria-hidden="true"><text>9 %</text></svg>'), []);
  assert.deepEqual(wordingFaultsOf('<p>at 78 % of it</p>'), ['may be parted by the end of a line: 78 %']);
});
