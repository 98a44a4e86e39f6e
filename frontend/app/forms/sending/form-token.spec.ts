import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formToken } from './form-token.ts';

function stage() {
  let now = 0;
  const pauses: number[] = [];
  const clock = {
    now: () => now,
    // Only the wait for the token's age ends; the wait for the token itself is longer than these tests.
    pause: (milliseconds: number) => {
      if (milliseconds === 4_000) return new Promise<void>(() => undefined);
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  };
  return { clock, pauses, pass: (milliseconds: number) => void (now += milliseconds) };
}

test('a person who is quick waits until the form has been open for two seconds', async () => {
  const { clock, pauses, pass } = stage();
  const token = formToken(() => Promise.resolve('signed'), clock);
  token.open();
  await Promise.resolve();
  pass(500);
  assert.equal(await token.ready(), 'signed');
  assert.deepEqual(pauses, [1_600]);
});

test('a person who takes their time waits for nothing', async () => {
  const { clock, pauses, pass } = stage();
  const token = formToken(() => Promise.resolve('signed'), clock);
  token.open();
  await Promise.resolve();
  pass(60_000);
  assert.equal(await token.ready(), 'signed');
  assert.deepEqual(pauses, [0]);
});

test('it is asked for once, and again when it has become old', async () => {
  const { clock, pass } = stage();
  let asked = 0;
  const token = formToken(() => Promise.resolve(`${++asked}`), clock);
  token.open();
  token.open();
  assert.equal(await token.ready(), '1');
  pass(21 * 3_600_000);
  assert.equal(await token.ready(), '2');
});

test('a token that cannot be had is no fault, and is asked for again', async () => {
  const { clock, pauses } = stage();
  let asked = 0;
  const token = formToken(
    () => (++asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('late')),
    clock,
  );
  assert.equal(await token.ready(), null);
  assert.deepEqual(pauses, []);
  assert.equal(await token.ready(), 'late');
});
