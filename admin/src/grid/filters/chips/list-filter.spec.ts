import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chipsOf, isSet, type ListFilter, without } from './list-filter.ts';

const filter = (label: string, ...sources: string[]): ListFilter => ({ label, sources, control: null });
const position = filter('Position', 'apply');
const years = filter('Years', 'yearsFrom', 'yearsTo');
const source = filter('Source', 'source');
const labels = (filters: readonly ListFilter[]) => filters.map(({ label }) => label);

test('a filter that is set or was added is shown, and every other one can be added', () => {
  const { shown, others } = chipsOf([position, years, source], { yearsTo: 3, q: 'x' }, ['Source']);
  assert.deepEqual(labels(shown), ['Years', 'Source']);
  assert.deepEqual(labels(others), ['Position']);
});

test('one or two filters are shown without being added', () => {
  assert.deepEqual(labels(chipsOf([position, source], {}, []).shown), ['Position', 'Source']);
});

test('a filter is set by any of its keys, also by one that says no', () => {
  assert.ok(isSet(position, { apply: false }));
  assert.ok(!isSet(position, { apply: '' }));
});

test('a filter is taken away with all its keys, and no other one is', () => {
  assert.deepEqual(without([years], { yearsFrom: 1, yearsTo: 3, apply: 'a', q: 'x' }), { apply: 'a', q: 'x' });
});
