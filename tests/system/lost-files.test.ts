import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { compareRestored } from '../../infra/backup/compare-restored.ts';
import { describeLostFiles, expectedFiles, noteLostFiles, tellLostFiles } from '../../infra/backup/lost/lost-files.ts';
import { readAcknowledged } from '../../infra/backup/read-acknowledged.ts';
import { fillForm } from '../support/application.ts';
import { sendOnce } from '../support/send-application.ts';
import { isSettled } from '../support/settled.ts';
import { sha256 } from '../support/sha256.ts';
import { type Parts, startParts } from '../support/system/parts.ts';
import { until } from '../support/until.ts';

let parts: Parts;
const references: string[] = [];
const lines = () => readAcknowledged(parts.acknowledged);
const names = () => readdirSync(join(parts.storage, 'resumes')).map((name) => `resumes/${name}`);

before(async () => {
  parts = await startParts();
  for (let number = 0; number < 2; number += 1) {
    const { status, body } = await sendOnce(parts.api, await fillForm());
    assert.equal(status, 201, JSON.stringify(body));
    references.push(body.reference!);
  }
  await until('every application is filed and HR was told', () => isSettled(parts.databaseUrl));
  await until('all are written down', () => lines().length === 2);
});
after(() => parts.stop());

test('fault 727: a file that the storage lacks is not missed in a copy, and is named once', async () => {
  const expected = await expectedFiles(parts.databaseUrl);
  assert.deepEqual(expected.toSorted(), names().toSorted());
  const lost = expected[0]!;
  rmSync(join(parts.storage, lost));
  const sums = new Map(names().map((name) => [name, sha256(readFileSync(join(parts.storage, name)))]));
  const point = new Date(lines().at(-1)!.at.getTime() + 1);
  const compare = async (...lacking: string[]) =>
    (await compareRestored(parts.databaseUrl, sums, point, lines(), new Set(lacking))).problems;
  const [problem, ...others] = await compare();
  assert.match(problem ?? '', /is missing: the copy of the files is of another minute/);
  assert.deepEqual([others, await compare(lost)], [[], []]);

  const named = await noteLostFiles(parts.databaseUrl, [lost]);
  assert.equal(named.length, 1);
  assert.ok(problem!.includes(named[0]!) && references.includes(named[0]!));
  assert.deepEqual(describeLostFiles(named), [
    '1 resume(s) are missing in the storage, and are marked so. Their applications:',
    `  ${named[0]}`,
  ]);
  assert.deepEqual([await compare(), await noteLostFiles(parts.databaseUrl, [lost])], [[], []]);
  assert.equal((await expectedFiles(parts.databaseUrl)).includes(lost), false);
});

test('fault 727: a storage that is away is told, and no file is taken for lost', async () => {
  const expected = await expectedFiles(parts.databaseUrl);
  const told = await tellLostFiles(parts.databaseUrl, () => Promise.reject(new Error('it is away')));
  assert.deepEqual(told, { lines: ['FAILED  The files of the storage: it is away'], failed: true });
  assert.deepEqual(await expectedFiles(parts.databaseUrl), expected);
});
