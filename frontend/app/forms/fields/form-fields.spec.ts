import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldOf } from './form-fields.ts';

test('a field for which the site says nothing is shown by its label and type', () => {
  const budget = { name: 'budget', label: 'Budget', type: 'line', max: 5 } as const;
  const { label, missing, rules } = fieldOf(budget);
  assert.deepEqual([label, missing], ['Budget', undefined]);
  assert.equal(rules[0]?.('123456'), 'Use at most 5 characters; these are 6.');
});
