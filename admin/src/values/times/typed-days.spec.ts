import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDay, readTime, typedText } from './typed-days.ts';

test('a day is read however it is written, the day before the month', () => {
  for (const typed of [
    '1 Sep 2026',
    '1 Sept 2026',
    ' 1 september 2026 ',
    '01/09/2026',
    '1.9.2026',
    '2026-09-01',
    'Tue 1 Sep 2026',
  ])
    assert.equal(readDay(typed), '2026-09-01', typed);
});

test('what is no day is none', () => {
  for (const typed of [
    '',
    '31 Feb 2026',
    '22 Nov',
    '22 Nov 20',
    '13/13/2026',
    '2026-02-30',
    'soon',
    '1 sepp 2026',
    '0 May 2026',
  ])
    assert.equal(readDay(typed), undefined, typed);
});

test('a time stands behind its day', () => {
  for (const typed of ['1 Dec 2026, 09:00', '1 Dec 2026 9:00', '2026-12-01T09:00', '01/12/2026 9.00'])
    assert.equal(readTime(typed), '2026-12-01T09:00', typed);
  for (const typed of ['1 Dec 2026', '1 Dec 2026, 24:00', '1 Dec 2026, 9:60', '09:00'])
    assert.equal(readTime(typed), undefined, typed);
});

test('what is shown is read as what it was, on every day of two years', () => {
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    assert.equal(readDay(typedText(day)), day);
    assert.equal(readTime(typedText(`${day}T23:05`)), `${day}T23:05`);
  }
});
