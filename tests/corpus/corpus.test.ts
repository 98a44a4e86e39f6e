/**
 * Real files of others, which are not part of this repository: `make corpus CORPUS=folder CASES=folder`. Each folder holds documents
 * and `expected.jsonl`, which says what other programs read in them.
 */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { correctReference } from './correct-reference.ts';
import { exceptions } from './exceptions.ts';
import { type Expected, missingWords, type Outcome, readAll, readExpected } from './read-corpus.ts';
import { startTextSearch, type TextSearch } from './search-texts.ts';

const { CORPUS, CASES } = process.env;
/** Shares of the words that other programs read: of all files together, and of each that has enough of them to count. */
const FOUND_IN_ALL = 0.99;
const FOUND_IN_EACH = 0.95;
const ENOUGH_WORDS = 20;

test('real files', { skip: CORPUS ? false : 'CORPUS names no folder' }, async (t) => {
  const all = readExpected(CORPUS!);
  const outcomes = await readAll(CORPUS!, all);
  const judged = all
    .filter(({ file, opens }) => opens && !exceptions.has(file))
    .map((expected) => correctReference(expected, readFileSync(join(CORPUS!, expected.file))));
  const pairs = judged.map((expected) => [expected, outcomes.get(expected.file)!] as const);
  const those = (is: (expected: Expected, outcome: Outcome) => boolean) =>
    pairs.filter(([expected, outcome]) => is(expected, outcome)).map(([{ file }]) => file);
  const words = pairs.reduce((sum, [expected]) => sum + expected.words.length, 0);
  const missing = pairs.reduce((sum, [expected, outcome]) => sum + missingWords(expected, outcome).length, 0);
  const share = (words - missing) / words;
  t.diagnostic(`${all.length} files, ${judged.length} open elsewhere and are judged, ${exceptions.size} exceptions`);
  t.diagnostic(`${(100 * share).toFixed(2)} % of ${words} words found`);

  await t.test('that open elsewhere are taken', () =>
    assert.deepEqual(
      those((_, { refused }) => refused !== null),
      [],
    ),
  );
  await t.test('break no reader', () => {
    assert.deepEqual(
      [...outcomes.values()].filter(({ fault }) => fault).map(({ file, fault }) => `${file}: ${fault}`),
      [],
    );
  });
  await t.test('are flagged only when something in them acts', () => {
    assert.deepEqual(
      those(({ active, password }, { flags }) => !active && !password && flags.length > 0),
      [],
    );
  });
  await t.test(`give ${100 * FOUND_IN_ALL} % of all words`, () => assert.ok(share >= FOUND_IN_ALL, `${share}`));
  await t.test(`give ${100 * FOUND_IN_EACH} % of the words of each`, () => {
    const few = ({ words: { length } }: Expected, missed: number) =>
      length >= ENOUGH_WORDS && missed > length * (1 - FOUND_IN_EACH);
    assert.deepEqual(
      those((expected, outcome) => few(expected, missingWords(expected, outcome).length)),
      [],
    );
  });
});

test('small files of one trouble each', { skip: CASES ? false : 'CASES names no folder' }, async (t) => {
  const all = readExpected(CASES!);
  const outcomes = await readAll(CASES!, all);
  const search = await startTextSearch();
  t.after(() => search.stop());
  for (const expected of all)
    await t.test(expected.file, () => judgeCase(t, search, expected, outcomes.get(expected.file)!));
});

async function judgeCase(t: TestContext, search: TextSearch, expected: Expected, outcome: Outcome): Promise<void> {
  if (expected.accepted === null)
    return t.diagnostic(`${expected.file}: ${outcome.refused ?? outcome.note ?? 'taken'}`);
  assert.equal(outcome.refused === null, expected.accepted, outcome.refused ?? 'taken');
  if (!expected.accepted) return;
  assert.equal(outcome.fault, null);
  assert.deepEqual(await search.missing(outcome.text, expected.words), []);
}
