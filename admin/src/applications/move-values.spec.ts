import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsLeft, moveBody, moveFaults, nothingChosen } from './move-values.ts';

test('a move needs a stage, a rejection its reason, and a mail its text', () => {
  assert.deepEqual(Object.keys(moveFaults(nothingChosen)), ['stage']);
  assert.deepEqual(Object.keys(moveFaults({ ...nothingChosen, stage: 'rejected' })), ['reason']);
  const mail = { subject: ' ', body: '' };
  assert.deepEqual(Object.keys(moveFaults({ ...nothingChosen, stage: 'offer', mail })), ['subject', 'body']);
  assert.deepEqual(moveFaults({ ...nothingChosen, stage: 'screening' }), {});
});

test('nothing is sent that was not asked for', () => {
  const left = { ...nothingChosen, reason: 'r', note: '  ' };
  assert.deepEqual(moveBody({ ...left, stage: 'interview' }), {
    stage: 'interview',
  });
  assert.deepEqual(moveBody({ ...left, stage: 'rejected', note: ' no ' }), {
    stage: 'rejected',
    reason: 'r',
    note: 'no',
  });
});

test('a fault goes as soon as it is mended, and no new one comes before the next try', () => {
  const rejected = { ...nothingChosen, stage: 'rejected' as const };
  const faults = moveFaults(rejected);
  assert.deepEqual(faultsLeft(faults, { ...rejected, reason: 'a' }), {});
  assert.deepEqual(faultsLeft(faults, rejected), { reason: 'Choose a reason.' });
  assert.deepEqual(faultsLeft({ stage: 'Choose a stage.' }, rejected), {});
});
