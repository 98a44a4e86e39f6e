import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from './post.ts';
import { postWithProof } from './challenge.ts';

const accepted: Answer = { kind: 'accepted', submitted: { message: 'm', msg: 'm', reference: 'FD-1' } };
const challenged: Answer = { kind: 'refused', status: 403, error: { code: 'challenge_required' } };
const forbidden: Answer = { kind: 'refused', status: 403, error: { code: 'forbidden' } };

function stage(answers: Answer[], proofs: (string | null)[] = []) {
  const sent: (string | null)[] = [];
  const run = () =>
    postWithProof(
      async (proof) => {
        sent.push(proof);
        return answers.shift() ?? accepted;
      },
      async () => proofs.shift() ?? null,
    );
  return { sent, run };
}

test('without a challenge no proof of work is made', async () => {
  for (const answer of [accepted, forbidden]) {
    const { sent, run } = stage([answer], ['work']);
    assert.equal(await run(), answer);
    assert.deepEqual(sent, [null]);
  }
});

test('the proof is sent with the same content', async () => {
  const { sent, run } = stage([challenged, accepted], ['work']);
  assert.equal(await run(), accepted);
  assert.deepEqual(sent, [null, 'work']);
});

test('a proof that came too late is followed by another, and then by a word to the person', async () => {
  const { sent, run } = stage([challenged, challenged, challenged], ['first', 'second', 'third']);
  assert.equal(await run(), challenged);
  assert.deepEqual(sent, [null, 'first', 'second']);
});

test('without a solution the refusal stands', async () => {
  const { sent, run } = stage([challenged], [null]);
  assert.equal(await run(), challenged);
  assert.deepEqual(sent, [null]);
});
