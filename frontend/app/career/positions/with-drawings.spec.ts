import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withDrawings } from './with-drawings.ts';

const drawingsFor = (...titles: string[]) =>
  withDrawings(titles.map((title) => ({ title }))).map(({ drawing }) => drawing);

test('the words of a title choose its drawing', () => {
  const drawings = drawingsFor('Flutter Developer', 'QA Engineer', 'Backend Developer', 'Project Manager');
  assert.deepEqual(drawings, ['mobile', 'testing', 'data', 'team']);
});

test('neighbours with the same words still look different', () => {
  const [first, second, third] = drawingsFor('Java Developer', 'Java Developer', 'Java Developer');
  assert.equal(first, 'data');
  assert.notEqual(second, first);
  assert.notEqual(third, second);
});

test('no list has the same drawing side by side, and each list has always the same ones', () => {
  const titles = Array.from({ length: 60 }, (_, number) => `Position ${number % 7}`);
  const drawings = drawingsFor(...titles);
  for (const [index, drawing] of drawings.entries()) assert.notEqual(drawing, drawings[index - 1]);
  assert.deepEqual(drawingsFor(...titles), drawings);
});
