import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromLine, holidayFaults, toLine, withHoliday } from './holidays.ts';

const gandhi = { day: '2026-10-02', name: 'Gandhi Jayanti' };
const lines = [toLine(gandhi)];

test('a holiday is found again in its line', () => {
  assert.deepEqual(fromLine(toLine(gandhi)), gandhi);
});

test('a new one takes its place by its day', () => {
  assert.deepEqual(withHoliday(lines, { day: '2026-01-26', name: ' Republic Day ' }), [
    '2026-01-26 Republic Day',
    '2026-10-02 Gandhi Jayanti',
  ]);
});

test('it needs a day that is not there, and a name', () => {
  assert.deepEqual(holidayFaults(lines, { day: '2026-12-25', name: 'Christmas' }), {});
  assert.deepEqual(Object.keys(holidayFaults(lines, { day: '', name: ' ' })), ['day', 'name']);
  assert.deepEqual(Object.keys(holidayFaults(lines, gandhi)), ['day']);
});
