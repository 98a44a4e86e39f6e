import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Offer } from '../../data/calls/undo-calls.ts';
import { setCompanyZone } from '../../values/times/zone.ts';
import { doneText, leaveText, takenBackText } from './undo-texts.ts';

beforeEach(() => setCompanyZone('Asia/Kolkata'));

const one: Offer = {
  id: 'u',
  kind: 'move',
  deed: 'rejected',
  name: 'Asha Verma',
  subjects: [{ id: 'a', kind: 'application' }],
  mails: 1,
  mailsLeaveAt: '2026-11-26T12:00:10.000Z',
  until: '2026-11-26T12:00:10.000Z',
  endsAt: 0,
  seconds: 10,
};
const many: Offer = { ...one, name: null, subjects: ['a', 'b', 'c'].map((id) => ({ id, kind: 'application' })) };

test('the line names one person, and counts several', () => {
  assert.equal(doneText(one), 'Asha Verma rejected.');
  assert.equal(doneText({ ...one, deed: 'screening' }), 'Asha Verma moved to screening.');
  assert.equal(doneText(many), '3 applications rejected.');
  assert.equal(doneText({ ...one, kind: 'judgement', deed: 'release' }), 'Asha Verma released.');
  assert.equal(doneText({ ...many, kind: 'judgement', deed: 'discard' }), '3 submissions discarded as spam.');
  assert.equal(
    doneText({ ...one, kind: 'put-off', deed: '2026-11-30T18:30:00.000Z' }),
    'Asha Verma put off until 1 Dec 2026.',
  );
  assert.equal(doneText({ ...one, kind: 'put-off', deed: 'now' }), 'Asha Verma is back.');
  assert.equal(takenBackText(many), 'Taken back: 3 records are as before.');
});

test('it says when the mails leave: in seconds, or at the time that they were given', () => {
  assert.equal(leaveText(one, 7), 'The mail leaves in 7 s.');
  assert.equal(leaveText({ ...many, mails: 3 }, 7), '3 mails leave in 7 s.');
  assert.equal(leaveText({ ...one, mails: 0 }, 7), '');
  const monday = '2026-11-30T03:30:00.000Z';
  assert.equal(leaveText({ ...one, mailsLeaveAt: monday }, 7), 'The mail leaves 30 Nov 2026, 09:00 IST.');
});

test('the line says what was done to an interview', () => {
  const arranged: Offer = { ...one, kind: 'interview', deed: 'arranged', name: 'Asha Verma' };
  assert.equal(doneText(arranged), 'The interview with Asha Verma is arranged.');
  assert.equal(doneText({ ...arranged, deed: 'moved' }), 'The interview with Asha Verma is changed.');
  assert.equal(doneText({ ...arranged, deed: 'cancelled' }), 'The interview with Asha Verma is cancelled.');
});

test('the line says who answers an enquiry, and whose turn it is', () => {
  const nadia: Offer = { ...one, kind: 'enquiry-assignment', deed: 'Leela Nair', name: 'Nadia Rahman' };
  assert.equal(doneText(nadia), 'Nadia Rahman is assigned to Leela Nair.');
  assert.equal(doneText({ ...nadia, deed: '' }), 'Nadia Rahman is assigned to nobody.');
  assert.equal(doneText({ ...nadia, kind: 'enquiry-reply', deed: 'waiting' }), 'You replied to Nadia Rahman.');
  assert.equal(
    doneText({ ...nadia, kind: 'enquiry-reply', deed: 'closed' }),
    'You replied to Nadia Rahman, and it is done.',
  );
  assert.equal(doneText({ ...many, kind: 'enquiry-reply', deed: 'waiting' }), 'You replied to 3 enquiries.');
  assert.equal(
    doneText({ ...many, kind: 'enquiry-reply', deed: 'closed' }),
    'You replied to 3 enquiries, and they are done.',
  );
  assert.equal(doneText({ ...many, kind: 'enquiry-assignment', deed: 'L' }), '3 enquiries are assigned to L.');
  assert.equal(doneText({ ...nadia, kind: 'enquiry-state', deed: 'closed' }), 'Nadia Rahman is done.');
  assert.equal(doneText({ ...nadia, kind: 'enquiry-state', deed: 'open' }), 'Nadia Rahman is open again.');
});
