import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayText, momentText } from './moments.ts';

test('a receipt tells the time of the company’s clock and names its zone', () => {
  assert.equal(momentText(Date.parse('2026-11-27T20:17:00Z')), '28 November 2026 at 01:47 IST');
  assert.equal(dayText(Date.parse('2026-12-04T18:29:59Z')), 'Friday, 4 December 2026');
});
