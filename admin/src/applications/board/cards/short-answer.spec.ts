import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { setCompanyZone } from '../../../values/times/zone.ts';
import { shortAnswer } from './short-answer.ts';

beforeEach(() => setCompanyZone('Asia/Kolkata'));

const now = Date.parse('2026-11-26T10:00:00Z');
const nothing = { answerDueAt: null, answerDaysLate: null, answerPausedFor: null };

test('a card says in a word or two when its answer is due', () => {
  assert.equal(shortAnswer({ ...nothing, answerDueAt: '2026-12-01T18:29:59.999Z' }, now), 'due Tue');
  assert.equal(shortAnswer({ ...nothing, answerDueAt: '2026-12-14T18:29:59.999Z' }, now), 'due 14 Dec');
  assert.equal(
    shortAnswer({ ...nothing, answerDueAt: '2026-11-23T18:29:59.999Z', answerDaysLate: 2 }, now),
    '2 d late',
  );
  assert.equal(shortAnswer({ ...nothing, answerDueAt: '2026-11-26T09:00:00.000Z', answerDaysLate: 0 }, now), 'late');
  assert.equal(shortAnswer({ ...nothing, answerPausedFor: 'Waiting for the applicant' }, now), 'paused');
  assert.equal(shortAnswer(nothing, now), undefined);
});
