import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownFirst } from './own-first.ts';

test('what waits for the reader comes first, and the rest stays in its order', () => {
  const waitingFor = (name: string, ...ids: string[]) => ({ name, awaited: ids.map((id) => ({ id, name: id })) });
  const listed = [
    waitingFor('a', 'ravi'),
    waitingFor('b', 'tara', 'meera'),
    waitingFor('c', 'tara'),
    waitingFor('d', 'meera'),
  ];
  assert.deepEqual(
    ownFirst(listed, 'meera').map(({ name }) => name),
    ['b', 'd', 'a', 'c'],
  );
});
