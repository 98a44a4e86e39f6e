import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from './post.ts';
import { outcomeOf, splitErrors } from './outcome.ts';

const refused = (status: number, error: Extract<Answer, { kind: 'refused' }>['error'] = {}) =>
  outcomeOf({ kind: 'refused', status, error });

test("an accepted form gives the server's message and its reference", () => {
  const outcome = outcomeOf({ kind: 'accepted', submitted: { message: 'x', msg: 'x', reference: 'FD-7K3M-9QXA' } });
  assert.ok(outcome.kind === 'sent');
  const { at, ...texts } = outcome;
  assert.deepEqual(texts, { kind: 'sent', message: 'x', reference: 'FD-7K3M-9QXA' });
  assert.ok(Math.abs(at - Date.now()) < 5_000, 'the API of an earlier version tells no time');
});

test('fault 717: an accepted form has the time at which it first arrived', () => {
  const submitted = { message: 'x', msg: 'x', reference: 'FD-7K3M-9QXA', receivedAt: '2026-11-20T09:30:00.000Z' };
  const outcome = outcomeOf({ kind: 'accepted', submitted });
  assert.ok(outcome.kind === 'sent');
  assert.equal(outcome.at, Date.UTC(2026, 10, 20, 9, 30));
});

test('the words of a refusal and of each field are passed on', () => {
  const outcome = refused(400, { message: 'Look again', errors: { email: 'Bad address', website: 'Not expected' } });
  assert.ok(outcome.kind === 'failed');
  assert.equal(outcome.message, 'Look again');
  assert.equal(outcome.key, 'settled');
  const isEmail = (name: string): name is 'email' => name === 'email';
  assert.deepEqual(splitErrors(outcome.errors, isEmail), {
    faults: { email: 'Bad address' },
    others: ['Not expected'],
  });
});

test('without an answer the server has said nothing', () => {
  const outcome = outcomeOf({ kind: 'unreached' });
  assert.ok(outcome.kind === 'failed');
  assert.equal(outcome.message, null);
  assert.match(outcome.detail, /nothing you typed is lost/);
});

test('the key survives an unknown fate of the send, and a challenge that was not met', () => {
  for (const outcome of [
    outcomeOf({ kind: 'unreached' }),
    refused(503),
    refused(500),
    refused(429),
    refused(409),
    refused(0),
    refused(403, { code: 'challenge_required', errors: { altcha: 'Get a challenge' } }),
  ]) {
    assert.ok(outcome.kind === 'failed');
    assert.equal(outcome.key, 'keep');
    assert.deepEqual(outcome.errors, {});
  }
});

test('a server that had no room is told with the number of tries', () => {
  for (const status of [429, 502, 503, 504]) {
    const outcome = refused(status);
    assert.ok(outcome.kind === 'failed');
    assert.match(outcome.detail, /tried 6 times.*nothing you typed is lost/);
  }
  const failed = refused(500);
  assert.ok(failed.kind === 'failed');
  assert.doesNotMatch(failed.detail, /times/);
});

test('a key that belongs to another content is renewed', () => {
  const outcome = refused(422, { code: 'idempotency_mismatch' });
  assert.ok(outcome.kind === 'failed');
  assert.equal(outcome.key, 'renew');
});
