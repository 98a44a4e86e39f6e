import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, localTimeOf, momentOf, momentOfLocalTime } from './days.ts';

test('a day begins at its first moment and ends at the first of the next', () => {
  assert.equal(momentOf('2026-11-21'), new Date(2026, 10, 21).toISOString());
  assert.equal(momentOf('2026-12-31', 1), new Date(2027, 0, 1).toISOString());
});

test('what was chosen is shown again', () => {
  assert.equal(dayOf(momentOf('2026-03-01')), '2026-03-01');
  assert.equal(dayOf(momentOf('2026-02-28', 1), -1), '2026-02-28');
});

test('half a date is none', () => {
  for (const text of ['', '2026', '2026-1-1', 'soon']) assert.equal(momentOf(text), undefined);
  assert.equal(dayOf(undefined), '');
  assert.equal(dayOf('soon'), '');
});

test('a time goes into its field and back', () => {
  const iso = new Date(2026, 10, 21, 18, 5).toISOString();
  assert.equal(localTimeOf(iso), '2026-11-21T18:05');
  assert.equal(momentOfLocalTime('2026-11-21T18:05'), iso);
  assert.equal(localTimeOf(null), '');
  assert.equal(momentOfLocalTime(''), null);
});
