import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldOf } from './form-fields.ts';

test('a field for which the site says nothing is shown by its label and type', () => {
  const budget = { name: 'budget', label: 'Budget', type: 'line', max: 5 } as const;
  const { label, missing, rules } = fieldOf(budget);
  assert.deepEqual([label, missing], ['Budget', undefined]);
  assert.equal(rules[0]?.('123456'), 'Use at most 5 characters; these are 6.');
});

for (const [type, text] of [
  ['lines', 'a text'],
  ['email', 'asha@mail.example'],
  ['phone', '+91 98123 45678'],
] as const)
  test(`a field of the type ${type} keeps to the limit that the API declares`, () => {
    const [rule] = fieldOf({ name: 'field', label: 'Field', type, max: 5 }).rules;
    assert.equal(rule?.(text), `Use at most 5 characters; these are ${text.length}.`);
  });

test('a web address keeps to the limit that the API declares, and a wrong one is told in its words', () => {
  const portfolio = { name: 'portfolio', label: 'Portfolio', type: 'web-address', max: 20, wrong: 'No page.' } as const;
  const [rule] = fieldOf(portfolio).rules;
  assert.equal(rule?.('asha.example'), null);
  assert.equal(rule?.('none'), 'No page.');
  assert.equal(rule?.('asha.example/works'), 'Use at most 20 characters; these are 26.');
});
