import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf, barText } from './bars.ts';
import { daysUntil } from '../period.ts';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ day: daysUntil('2026-12-31', count - at).from, count: 1, before: 2 }));

test('each of a few days has a bar of its own', () => {
  const bars = barsOf(daysOf(62));
  assert.equal(bars.length, 62);
  assert.deepEqual(bars.at(-1), { first: '2026-12-31', last: '2026-12-31', count: 1, before: 2 });
});

test('many days stand together by sevens, and none is lost', () => {
  const bars = barsOf(daysOf(366));
  assert.equal(bars.length, 53);
  assert.equal(
    bars.reduce((sum, { count }) => sum + count, 0),
    366,
  );
  assert.deepEqual(bars.at(-1), { first: '2026-12-30', last: '2026-12-31', count: 2, before: 4 });
});

test('a bar leads to the list of its days and to that of the days before, each from the first moment to the last', () => {
  const days = daysOf(70).map(({ day, count, before }) => ({
    day,
    count,
    before,
    filter: { from: day, to: `${day} ends`, standing: 'clear' },
    beforeFilter: { from: `${day} before`, to: `${day} before ends` },
  }));
  assert.deepEqual(barsOf(days)[0]?.filter, {
    from: days[0]?.day,
    to: `${days[6]?.day} ends`,
    standing: 'clear',
  });
  assert.deepEqual(barsOf(days)[0]?.beforeFilter, {
    from: `${days[0]?.day} before`,
    to: `${days[6]?.day} before ends`,
  });
});

test('no days are no bars', () => {
  assert.deepEqual(barsOf([]), []);
});

test('a bar is spoken of by the days of the calendar', () => {
  assert.match(barText({ first: '2026-03-01', last: '2026-03-01' }), /^1 Mar 2026$/);
  assert.match(barText({ first: '2026-03-01', last: '2026-03-07' }), /^1 Mar 2026 to 7 Mar 2026$/);
});
