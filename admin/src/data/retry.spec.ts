import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retry } from './retry.ts';

const failure = (status: number) => Object.assign(new Error('failed'), { status });

test('a refusal is final, an absence is tried twice more', () => {
  assert.equal(retry(0, failure(404)), false);
  assert.equal(retry(0, failure(403)), false);
  assert.equal(retry(0, failure(503)), true);
  assert.equal(retry(1, failure(0)), true);
  assert.equal(retry(2, failure(503)), false);
});
