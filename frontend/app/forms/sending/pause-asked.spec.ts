import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseAsked } from './pause-asked.ts';

const date = 'Wed, 25 Nov 2026 12:00:00 GMT';

test('a pause is named in seconds, or by a date that is measured by the clock of the server', () => {
  assert.equal(pauseAsked('120', date), 120_000);
  assert.equal(pauseAsked(' 5 ', null), 5_000);
  assert.equal(pauseAsked('0', null), 0);
  assert.equal(pauseAsked('Wed, 25 Nov 2026 12:01:30 GMT', date), 90_000);
  assert.equal(pauseAsked('Wed, 25 Nov 2026 11:59:00 GMT', date), 0);
});

test('a date without the clock of the server is measured by that of the browser', () => {
  const soon = new Date(Date.now() + 60_000).toUTCString();
  const pause = pauseAsked(soon, null) ?? 0;
  assert.ok(pause > 0 && pause <= 60_000, `${pause}`);
});

test('anything else names none', () => {
  for (const text of [null, '', '-5', '1.5', '5 apples', 'tomorrow', '1e3', '12:00'])
    assert.equal(pauseAsked(text, date), undefined, String(text));
});
