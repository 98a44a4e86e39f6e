import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateText } from './update-text.ts';

const update = { at: '2026-11-28T21:40:00.000Z', from: '1.0.0', to: '1.1.0', reason: null, seconds: 241 };

test('an update is told by its outcome, with its versions and how long it took', () => {
  const told = [
    updateText({ ...update, outcome: 'updated' }),
    updateText({ ...update, outcome: 'went_back', seconds: 59 }),
    updateText({ ...update, outcome: 'rolled_back', seconds: null }),
    updateText({ ...update, outcome: 'started', seconds: null }),
    updateText({ ...update, from: null, outcome: 'started', seconds: null }),
  ];
  assert.deepEqual(told, [
    'Updated from 1.0.0 to 1.1.0. It took 4 min.',
    'The update from 1.0.0 to 1.1.0 failed; 1.0.0 was started again. It took 59 s.',
    'Taken back from 1.1.0 to 1.0.0.',
    'Started with 1.1.0, after 1.0.0.',
    'Started with 1.1.0; what ran before is not known.',
  ]);
});
