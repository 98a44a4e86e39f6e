import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Interview } from '@frontdoor/contract';
import { localTimeOf } from '../values/times/days.ts';
import { clockText } from './interview-text.ts';
import { interviewFaults, toRequest, valuesForNew, valuesOf } from './interview-values.ts';

const interview = {
  startsAt: '2026-12-01T09:00:00.000Z',
  zone: 'Asia/Kolkata',
  minutes: 45,
  place: 'Room Ganges',
  details: null,
  people: [{ id: 'meera', name: 'Meera Iyer' }],
} as Interview;

test('an interview that is changed begins as it is, in its own zone', () => {
  const values = valuesOf({ ...interview, zone: 'America/New_York' });
  assert.equal(values.start, '2026-12-01T04:00');
  assert.deepEqual(toRequest(values), {
    start: '2026-12-01T04:00',
    zone: 'America/New_York',
    minutes: 45,
    place: 'Room Ganges',
    details: null,
    people: ['meera'],
  });
});

test('a time is told as the clock of a zone shows it, over a change of clocks as well', () => {
  assert.equal(clockText(interview.startsAt, 'Asia/Kolkata'), 'Tue 1 Dec 2026, 14:30 (Asia/Kolkata, GMT+05:30)');
  assert.match(clockText(interview.startsAt, 'Europe/London'), /09:00 \(Europe\/London, GMT\+00:00\)$/);
  assert.equal(localTimeOf('2026-10-25T00:30:00Z', 'Europe/London'), '2026-10-25T01:30');
  assert.equal(localTimeOf('2026-11-01T06:30:00Z', 'America/New_York'), '2026-11-01T01:30');
});

test('day, place and people are missing until they are chosen; the rest has a usual value', () => {
  assert.deepEqual(Object.keys(interviewFaults(valuesForNew(undefined, true))), ['start', 'place', 'people']);
  const chosen = { ...valuesForNew('meera', true), start: '2026-12-01T14:30', place: 'Room Ganges' };
  assert.deepEqual(interviewFaults(chosen), {});
  assert.deepEqual(chosen.people, ['meera']);
});
