import assert from 'node:assert/strict';
import { test } from 'node:test';
import { experienceText, positionsWith, yearsFault, yearsInList, yearsOf, yearsOnCard } from './positions.ts';

test('the seven positions come first, then those of Form Settings, then the one there is', () => {
  const positions = positionsWith(['Java Developer', 'Data Engineer'], 'Tester');
  assert.equal(positions.length, 9);
  assert.deepEqual(positions.slice(-2), ['Data Engineer', 'Tester']);
  assert.equal(positions[0], 'Frontend Developer');
});

test('years are told as years, and words as they are', () => {
  assert.equal(experienceText('1'), '1 year');
  assert.equal(experienceText('0'), '0 years');
  assert.equal(experienceText('4.5'), '4.5 years');
  assert.equal(experienceText('3-5 years'), '3-5 years');
  assert.equal(experienceText(' '), 'N/A');
  assert.equal(yearsOf('Fresher'), '');
  assert.equal(yearsOf('4.5'), '4.5');
});

test('years have one decimal at most, and none is below zero', () => {
  for (const fine of ['', '0', '12', '4.5', '80', '80.0']) assert.equal(yearsFault(fine), undefined);
  for (const wrong of ['-1', '4.55', '81', '80.5', 'two', '1e1', '.', '4,5'])
    assert.equal(yearsFault(wrong), 'Enter years from 0 to 80, with one decimal at most, such as 4.5.');
});

test('years in a list are as short as they can be', () => {
  const shown = {
    4: '4',
    '4.5': '4.5',
    '3 years': '3',
    'Less than 1 year': '< 1',
    '< 2 years': '< 2',
    '1-2 years': '1–2',
    '3 to 5 years': '3–5',
    '5+ years': '5+',
    '3 years or more': '3+',
    'More than 7.5 years': '> 7.5',
    Fresher: 'Fresher',
    ' ': 'N/A',
  };
  for (const [experience, text] of Object.entries(shown)) assert.equal(yearsInList(experience), text);
});

test('years on a card are as short, and say what they are', () => {
  const shown = {
    1: '1 year',
    '4.5': '4.5 years',
    'Less than 1 year': '< 1 year',
    '3-5 years': '3–5 years',
    'More than 10 years': '> 10 years',
    Fresher: 'Fresher',
    ' ': 'N/A',
  };
  for (const [experience, text] of Object.entries(shown)) assert.equal(yearsOnCard(experience), text);
});
