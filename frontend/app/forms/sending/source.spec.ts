import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteSource, sourceIn, visitSource } from './source.ts';

function memory() {
  const slots = new Map<string, string>();
  return {
    getItem: (slot: string) => slots.get(slot) ?? null,
    setItem: (slot: string, text: string) => void slots.set(slot, text),
    removeItem: (slot: string) => void slots.delete(slot),
  };
}

test("the address of a visit's first page names the source of the visitor", () => {
  const store = memory();
  noteSource(store, '?utm_source=mail&utm_campaign=June&ref=asha&position=x');
  noteSource(store, '?utm_source=other');
  assert.deepEqual(visitSource(store), { utm_source: 'mail', utm_campaign: 'June', ref: 'asha' });
});

test('a visit that began without a source stays without', () => {
  const store = memory();
  noteSource(store, '');
  noteSource(store, '?ref=late');
  assert.deepEqual(visitSource(store), {});
});

test('the source of any link has a form that the server takes', () => {
  const { ref, utm_term } = sourceIn(`?ref=${'a'.repeat(300)}&utm_term=%00one%0Atwo&utm_medium=%20`);
  assert.equal(ref?.length, 200);
  assert.equal(utm_term, 'one two');
  assert.deepEqual(Object.keys(sourceIn('?utm_medium=%20')), []);
});

test('without storage there is no source and no fault', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const store = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  noteSource(store, '?ref=a');
  assert.deepEqual(visitSource(store), {});
});
