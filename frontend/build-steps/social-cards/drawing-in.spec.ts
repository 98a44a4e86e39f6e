import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawingIn } from './drawing-in.ts';

test('the first drawing of the main part is found, not the icons before it', () => {
  const html =
    '<header><svg class="drawing logo" viewBox="0 0 1 1"></svg></header><main><svg viewBox="0 0 2 2"><path/></svg>' +
    '<svg class="drawing flat" viewBox="-1 -2 3 4" aria-hidden="true"><g/></svg><svg class="drawing"></svg></main>';
  assert.deepEqual(drawingIn(html), { viewBox: '-1 -2 3 4', classes: 'drawing flat', content: '<g/>' });
});

test('a portrait counts, and a page of words has none', () => {
  assert.equal(drawingIn('<main><svg viewBox="0 0 100 100" class="avatar x"><g/></svg></main>')?.classes, 'avatar x');
  assert.equal(drawingIn('<main><p>Words</p></main>'), null);
});
