import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonUseText } from './reason-use-text.ts';

test('a reason that was never given goes, one that was given is retired', () => {
  assert.match(reasonUseText('Late', { moves: 0, applications: 0 }), /^“Late” was never given\. It goes for good\.$/);
  assert.match(
    reasonUseText('Late', { moves: 3, applications: 1 }),
    /given in 3 moves, and 1 application is rejected .* retired/,
  );
  assert.match(reasonUseText('Late', { moves: 1, applications: 0 }), /given in 1 move, and no application is rejected/);
});
