/**
 * Real files of others, which are not part of this repository: `make corpus CORPUS=folder CASES=folder`. Each folder holds documents
 * and `expected.jsonl`, which says what other programs read in them.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLongForm } from '../support/journeys/extent.ts';
import { isQuiet } from '../support/settled.ts';
import { until } from '../support/until.ts';
import { startProduct } from './apply-with-files.ts';
import { correctReference } from './correct-reference.ts';
import { exceptions } from './exceptions.ts';
import { judgeCase } from './judge-case.ts';
import { type Expected, missingWords, readAll, readExpected } from './read-corpus.ts';
import { countUnsearched } from './search-texts.ts';

const { CORPUS, CASES } = process.env;
/** Shares of the words that other programs read: of all files together, and of each that has enough of them to count. */
const FOUND_IN_ALL = 0.99;
const FOUND_IN_EACH = 0.95;
const ENOUGH_WORDS = 20;
const MOST_EXCEPTIONS = 8;
/** The files stand in the order of their projects, so that a sample has some of each. */
const isInSample = (_: Expected, at: number) => isLongForm || at % 4 === 0;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('real files', { skip: CORPUS ? false : 'CORPUS names no folder' }, async (t) => {
  const all = readExpected(CORPUS!).filter(isInSample);
  const product = await startProduct({ isRead: false });
  t.after(() => product.stop());
  const applied = await product.applyWith(
    CORPUS!,
    all.map(({ file }) => file),
  );
  const taken = [...applied].filter(([, { refused }]) => refused === null);
  const reads = await readAll(CORPUS!, new Map(taken.map(([file, { type }]) => [file, type])));
  const given = all.filter(({ file, opens }) => opens && !exceptions.has(file));
  const judged = given.map((expected) => correctReference(expected, readFileSync(join(CORPUS!, expected.file))));
  const nothing = { fault: null, flags: [], text: '' };
  const readsOf = ({ file, words }: Expected) => {
    const read = reads.get(file) ?? nothing;
    return { file, words, ...read, missing: missingWords(words, read.text).length };
  };
  const found = judged.map(readsOf);
  const words = sum(found.map((one) => one.words.length));
  const missing = sum(found.map((one) => one.missing));
  const unsearched = await countUnsearched(product.databaseUrl, found);
  const corrected = judged.filter(
    ({ words: right, active }, at) => right.length !== given[at]!.words.length || active !== given[at]!.active,
  );
  const withheld = taken.filter(([, { isOpened }]) => !isOpened).map(([file]) => file);
  const refused = judged.filter(({ file }) => applied.get(file)!.refused !== null).map(({ file }) => file);
  const flagged = judged.filter((one) => !one.active && !one.password && readsOf(one).flags.length > 0);
  const excepted = all.filter(({ file }) => exceptions.has(file)).length;
  t.diagnostic(
    `${all.length} files: ${taken.length} taken, ${withheld.length} of them withheld; ${given.length + excepted} open ` +
      `elsewhere, ${excepted} of them exceptions, of ${corrected.length} others the reference is corrected`,
  );
  t.diagnostic(`of those that are judged: refused ${refused.length}, flagged for nothing ${flagged.length}`);
  t.diagnostic(
    `${percent(words - missing, words)} of ${words} words stand in the texts, ` +
      `${percent(words - unsearched, words)} are found by the search`,
  );

  await t.test('that open elsewhere are taken', () => assert.deepEqual(refused, []));
  await t.test('are opened by HR as they came, when they were taken', () => assert.deepEqual(withheld, []));
  await t.test('break no reader', () => {
    const broken = [...reads].filter(([, { fault }]) => fault);
    assert.deepEqual(
      broken.map(([file, { fault }]) => `${file}: ${fault}`),
      [],
    );
  });
  await t.test('are flagged only when something in them acts', () => {
    assert.deepEqual(
      flagged.map(({ file }) => file),
      [],
    );
  });
  await t.test(`give ${100 * FOUND_IN_ALL} % of all words`, () =>
    assert.ok(words - missing >= words * FOUND_IN_ALL, percent(words - missing, words)),
  );
  await t.test(`give ${100 * FOUND_IN_EACH} % of the words of each`, () => {
    const poor = found.filter((one) => one.words.length >= ENOUGH_WORDS).filter(isPoor);
    assert.deepEqual(
      poor.map(({ file }) => file),
      [],
    );
  });
  await t.test(`are judged but for ${MOST_EXCEPTIONS} at most`, () => assert.ok(exceptions.size <= MOST_EXCEPTIONS));
});

const isPoor = (one: { words: readonly string[]; missing: number }) =>
  one.missing > one.words.length * (1 - FOUND_IN_EACH);

test('small files of one trouble each', { skip: CASES ? false : 'CASES names no folder' }, async (t) => {
  const all = readExpected(CASES!);
  const product = await startProduct({ isRead: true });
  t.after(() => product.stop());
  const applied = await product.applyWith(
    CASES!,
    all.map(({ file }) => file),
  );
  await until('every file is looked into', () => isQuiet(product.databaseUrl), { seconds: 600 });
  for (const expected of all)
    await t.test(expected.file, () => judgeCase(product.hr, expected, applied.get(expected.file)!));
});
