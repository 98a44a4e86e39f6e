import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setCompanyZone } from '../../values/times/zone.ts';
import { answerText, answerTone, answerUnderLabel } from './answer-text.ts';

// The reader is somewhere else than the company.
process.env['TZ'] = 'America/Los_Angeles';
setCompanyZone('Asia/Kolkata');

const clock = { answerDueAt: '2026-12-01T18:29:59.999Z', answerDaysLate: null, answerPausedFor: null };
const stopped = { ...clock, answerDueAt: null };

test('a date is the company’s day, and a late one is told in working days', () => {
  assert.equal(answerText(clock), 'due Tue 1 Dec');
  assert.equal(answerText({ ...clock, answerDaysLate: 1 }), '1 working day late');
  assert.equal(answerText({ ...clock, answerDaysLate: 2 }), '2 working days late');
});

test('who was due on a Friday is late on Saturday, though no working day has begun', () => {
  assert.equal(
    answerText({ ...clock, answerDueAt: '2026-11-27T18:29:59.999Z', answerDaysLate: 0 }),
    'late since Fri 27 Nov',
  );
  assert.equal(answerTone({ ...clock, answerDaysLate: 0 }), 'late');
});

test('beside its label the text repeats no word of it', () => {
  assert.equal(answerUnderLabel(clock), 'Tue 1 Dec');
  assert.equal(answerUnderLabel({ ...clock, answerDaysLate: 1 }), '1 day late');
  assert.equal(answerUnderLabel({ ...clock, answerDaysLate: 47 }), '47 days late');
  assert.equal(answerUnderLabel({ ...clock, answerDaysLate: 0 }), 'late since Tue 1 Dec');
  assert.equal(answerUnderLabel(stopped), 'none due');
});

test('without a date it says whether the clock is paused or nobody waits', () => {
  assert.equal(answerText({ ...stopped, answerPausedFor: 'Waiting for the applicant' }), 'paused');
  assert.equal(answerText(stopped), 'none due');
});
