import assert from 'node:assert/strict';
import { test } from 'node:test';
import { english } from './english.ts';

/** Texts whose words are the same for one and for many, or that have another text for one. */
const forAny = [
  /^held\.doneMany\./,
  /^reports\.restore\.seconds$/,
  /^reports\.visits\.robots$/,
  /^retention\.lastRound\.removed$/,
];

const textsOf = (group: object, path = ''): [key: string, text: string][] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[path + name, value] as [string, string]]
      : textsOf(value as object, `${path}${name}.`),
  );

test('a text that counts has a form for one, so that nobody reads “1 applications”', () => {
  const counting = textsOf(english).filter(([, text]) => text.includes('%{count}'));
  assert.ok(counting.length > 20);
  const withoutOne = counting.filter(([key, text]) => !text.includes('||||') && !forAny.some((any) => any.test(key)));
  assert.deepEqual(withoutOne, []);
});
