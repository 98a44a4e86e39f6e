import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveBody, moveFaults, moveSource, nothingChosen } from './move-values.ts';

test('a move needs a stage, a rejection its reason, and a mail its text', () => {
  assert.deepEqual(Object.keys(moveFaults(nothingChosen)), ['stage']);
  assert.deepEqual(Object.keys(moveFaults({ ...nothingChosen, stage: 'rejected' })), ['reason']);
  const mail = { subject: ' ', body: '' };
  assert.deepEqual(Object.keys(moveFaults({ ...nothingChosen, stage: 'offer', mail })), ['mail.subject', 'mail.body']);
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

test('nobody is moved to the stage where a colleague has moved them meanwhile', () => {
  const hired = { ...nothingChosen, stage: 'hired' as const };
  assert.deepEqual(Object.keys(moveFaults(hired, 'hired')), ['stage']);
  assert.deepEqual(moveFaults(hired, 'offer'), {});
});

test('what the API says of the mail stands beside the fields of the mail', () => {
  assert.deepEqual(['subject', 'body', 'mail', 'mail.subject', 'note'].map(moveSource), [
    'mail.subject',
    'mail.body',
    'mail.body',
    'mail.subject',
    'note',
  ]);
});
