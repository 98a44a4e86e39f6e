import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetPersonIn, keepReceipt, keptReceipt, putReceiptAway } from './receipts.ts';

function tab() {
  const slots = new Map<string, string>();
  return {
    getItem: (slot: string) => slots.get(slot) ?? null,
    setItem: (slot: string, text: string) => void slots.set(slot, text),
    removeItem: (slot: string) => void slots.delete(slot),
  };
}
const java = { message: 'Thanks', reference: 'FD-7K3M-9QXA', title: 'Java Developer', subject: 'java' };

test('a receipt belongs to the form that it was for', () => {
  const store = tab();
  keepReceipt(store, 'application:java', java);
  assert.deepEqual(keptReceipt(store, 'application:java'), java);
  for (const other of ['application', 'application:flutter', 'enquiry']) assert.equal(keptReceipt(store, other), null);
  putReceiptAway(store, 'application');
  assert.deepEqual(keptReceipt(store, 'application:java'), java);
  putReceiptAway(store, 'application:java');
  assert.equal(keptReceipt(store, 'application:java'), null);
});

test('a receipt of an older release is shown, one that cannot be read is not', () => {
  const store = tab();
  store.setItem('application-receipt', JSON.stringify({ message: 'Thanks', reference: 'FD-1' }));
  assert.deepEqual(keptReceipt(store, 'application'), { message: 'Thanks', reference: 'FD-1', title: '', subject: '' });
  for (const text of ['{', 'null', '{}', JSON.stringify({ ...java, title: 7 })]) {
    store.setItem('application-receipt', text);
    assert.equal(keptReceipt(store, 'application'), null, text);
  }
});

test('a receipt keeps address, file, texts and times, and only the times when the person is forgotten', () => {
  const store = tab();
  const whole = {
    ...java,
    email: 'asha@mail.example',
    at: 1_795_789_020_000,
    answerBy: '2026-12-04T18:29:59.999Z',
    file: { name: 'asha.pdf', size: 61_440, pages: null },
    texts: [{ label: 'Message', text: 'Please call.' }],
  };
  keepReceipt(store, 'application:java', whole);
  assert.deepEqual(keptReceipt(store, 'application:java'), whole);
  forgetPersonIn(store, ['application:java-receipt', 'application:flutter-receipt', 'application:java']);
  const { at, answerBy } = whole;
  assert.deepEqual(keptReceipt(store, 'application:java'), { ...java, at, answerBy });
});
