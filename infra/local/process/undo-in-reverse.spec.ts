import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undoInReverse } from './undo-in-reverse.ts';

test('steps run last first, once, and a failing one does not keep the others', async () => {
  const ran: string[] = [];
  const undo = undoInReverse();
  undo.add(() => void ran.push('first'));
  undo.add(() => Promise.reject(new Error('stuck')));
  undo.add(() => void ran.push('last'));
  await Promise.all([assert.rejects(undo.run(), AggregateError), assert.rejects(undo.run(), AggregateError)]);
  assert.deepEqual(ran, ['last', 'first']);
});
