import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsOf, orderNow } from './reason-places.ts';

const reasons = [
  { id: '1', label: 'Salary' },
  { id: '2', label: 'Skills' },
  { id: '3', label: 'Moved abroad' },
];

test('an order that was typed before a reason came and another went has the new one last, and the gone one no more', () => {
  assert.deepEqual(orderNow(['Skills', 'Gone', 'Salary'], reasons), ['Skills', 'Salary', 'Moved abroad']);
  assert.deepEqual(idsOf(['Skills', 'Gone', 'Salary'], reasons), ['2', '1', '3']);
});
