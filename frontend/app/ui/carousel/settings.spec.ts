import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiesNeeded, firstInTheMiddle, rowClasses, visibleAt, type CarouselSettings } from './settings.ts';

const settings: CarouselSettings = {
  visible: [
    [0, 2],
    [480, 3],
    [1024, 5],
  ],
  row: '',
  autoplayMs: 1000,
  speedMs: 500,
  gapPx: 16,
};

test('the number of visible slides follows the width, and changes at the width itself', () => {
  assert.deepEqual(
    [320, 479, 480, 1023, 1024, 4000].map((width) => visibleAt(width, settings)),
    [2, 2, 3, 3, 5, 5],
  );
});

test('the row before script has the same numbers as classes', () => {
  const classes = '[--visible:2] min-[480px]:[--visible:3] min-[1024px]:[--visible:5]';
  assert.equal(rowClasses(settings), classes);
  assert.equal(rowClasses({ ...settings, paddingPx: 60 }), `${classes} px-[60px]`);
});

test('the first view of a centred carousel is full where the number of slides is odd', () => {
  assert.deepEqual([1, 2, 3, 5].map(firstInTheMiddle), [0, 0, 1, 2]);
});

test('there are copies when there are too few slides to turn endlessly', () => {
  assert.equal(copiesNeeded(5, settings), 1);
  assert.equal(copiesNeeded(3, settings), 3);
  assert.equal(copiesNeeded(14, settings), 0);
  assert.equal(copiesNeeded(10, { ...settings, centred: true }), 1);
  assert.equal(copiesNeeded(0, settings), 0);
});
