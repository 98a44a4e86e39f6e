import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredOr } from './offered.ts';

const options = ['Java Developer', 'UI/UX Designer'];

test('the wished option wins if it is offered', () => {
  assert.equal(offeredOr(options, 'java developer ', 'UI/UX Designer'), 'Java Developer');
});

test('a title that holds an option as a whole means it, the longest first', () => {
  const developers = ['Developer', 'Java Developer', 'MERN Stack Developer'];
  assert.equal(offeredOr(developers, 'Senior Java Developer (remote)', ''), 'Java Developer');
  assert.equal(offeredOr(developers, 'JavaScript Developers', ''), '');
  assert.equal(offeredOr(['', 'Tester'], 'Cook', ''), '');
});

test('else the earlier choice stays, unless it was withdrawn', () => {
  assert.equal(offeredOr(options, 'Astronaut', 'UI/UX Designer'), 'UI/UX Designer');
  assert.equal(offeredOr(options, null, 'Flutter Developer'), '');
});
