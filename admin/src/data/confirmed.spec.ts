import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askToConfirm, confirmation } from '../session/confirmation.ts';
import { confirmed } from './confirmed.ts';

const refusal = Object.assign(new Error('Please confirm your password to do this.'), {
  status: 403,
  body: { code: 'confirm_password' },
});

/** A call that is refused until the password was given. */
const callAfter = (given: () => boolean) => {
  const calls = { count: 0 };
  const call = async () => {
    calls.count += 1;
    if (!given()) throw refusal;
    return 'done';
  };
  return { calls, call };
};

test('a call that wants the password is made again once it was given', async () => {
  let given = false;
  const { call, calls } = callAfter(() => given);
  assert.equal(await confirmed(call, async () => (given = true)), 'done');
  assert.equal(calls.count, 2);
});

test('somebody who cancels is told why nothing was done, and nothing is repeated', async () => {
  const { call, calls } = callAfter(() => false);
  await assert.rejects(
    confirmed(call, async () => false),
    refusal,
  );
  assert.equal(calls.count, 1);
});

test('any other failure asks for nothing', async () => {
  const forbidden = Object.assign(new Error('You may not do this.'), { status: 403, body: { code: 'forbidden' } });
  const ask = () => assert.fail('asked');
  await assert.rejects(
    confirmed(() => Promise.reject(forbidden), ask),
    forbidden,
  );
});

test('several calls at once ask one question, and the next one asks anew', async () => {
  let given = false;
  let questions = 0;
  const stop = confirmation.subscribe(() => {
    const question = confirmation.read();
    if (!question) return;
    questions += 1;
    given = true;
    setTimeout(() => question.settle(true));
  });
  const { call } = callAfter(() => given);
  const { call: other } = callAfter(() => given);
  given = false;
  assert.deepEqual(await Promise.all([confirmed(call), confirmed(other)]), ['done', 'done']);
  assert.equal(questions, 1);
  assert.equal(confirmation.read(), undefined);
  assert.equal(await askToConfirm(), true);
  assert.equal(questions, 2);
  stop();
});
