import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toBytes, toText } from './bytes.ts';

test('bytes are the same after the way to base64url and back, without padding', () => {
  for (const length of [0, 1, 2, 3, 62, 255]) {
    const bytes = Uint8Array.from({ length }, (_, at) => 255 - at);
    const text = toText(bytes.buffer);
    assert.match(text, /^[\w-]*$/);
    assert.equal(text, Buffer.from(bytes).toString('base64url'));
    assert.deepEqual(toBytes(text), bytes);
  }
});
