import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords } from '../content/figures.ts';
import { privacy } from '../content/privacy.ts';
import { tape } from './words.ts';

const kept = Object.values(tape.kept);
const policy = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');

test('the privacy policy names each time of its drawing', () => {
  for (const { name, time } of kept) {
    const [count, unit] = time.split(' ');
    const number = Number(count);
    const years = unit === 'months' && number % 12 === 0 ? [`${inWords(number / 12)} years`] : [];
    const said = [time, `${inWords(number)} ${unit}`, ...years];
    assert.match(policy, new RegExp(`\\b(?:for|after) (?:${said.join('|')})\\b`), name);
  }
});

test('each time stands at its months on the tape', () => {
  const hours = { hours: 1, days: 24, months: 24 * 30 } as const;
  for (const { name, time, months } of kept) {
    const [count, unit] = time.split(' ') as [string, keyof typeof hours];
    assert.equal(Math.floor((Number(count) * hours[unit]) / hours.months), months, name);
  }
});
