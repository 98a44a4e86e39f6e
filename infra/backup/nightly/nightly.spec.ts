import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { keepSecret } from '../../local/keep-secret.ts';
import { filesIn } from '../../local/paths.ts';
import { backupFolders } from '../back-up.ts';
import { mirrorLines, restoreFiles } from '../mirror-files.ts';
import { readAcknowledged } from '../read-acknowledged.ts';
import type { Rehearsal } from '../rehearse.ts';
import { readSealKey } from '../sealed-file.ts';
import { backUpEachNight, isDue } from './back-up-each-night.ts';
import { needRoom, sizeOf } from './need-room.ts';
import { failedBefore, sumUp } from './record-rehearsal.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

test('a backup is due at night, once, and at the first start', () => {
  assert.equal(isDue(at(26, 14), undefined), true);
  assert.equal(isDue(at(27, 1, 59), at(26, 14)), false);
  assert.equal(isDue(at(27, 2), at(26, 13)), true);
  assert.equal(isDue(at(27, 2, 10), at(27, 2)), false);
  assert.equal(isDue(at(27, 14), at(27, 2)), false);
  assert.equal(isDue(at(28, 2), at(27, 2)), true);
});

test('fault 435: a night that the machine was off is made up for, and a clock that was set back puts nothing off', () => {
  assert.equal(isDue(at(28, 9), at(27, 2)), true);
  assert.equal(isDue(at(20, 9), at(27, 2)), true);
});

test('fault 434: a disk that is too small for a rehearsal is named with both figures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'room-'));
  writeFileSync(join(folder, 'file'), Buffer.alloc(3 * 1024 * 1024));
  assert.ok(sizeOf(folder) >= 3 * 1024 * 1024);
  assert.equal(sizeOf(join(folder, 'none')), 0);
  needRoom(sizeOf(folder), folder, 0);
  assert.throws(() => needRoom(1e18, folder), /has \d+ MB free, and a rehearsal needs 9536\d+ MB there/);
  rmSync(folder, { recursive: true });
});

const rehearsal = (hour: number, more: Partial<Rehearsal> = {}): Rehearsal => ({
  point: at(26, hour),
  restoredInSeconds: hour,
  rows: 10 + hour,
  removed: 0,
  resumes: hour,
  problems: [],
  ...more,
});

test('of several moments the latest counts, the longest restore, and every problem with its moment', () => {
  assert.deepEqual(sumUp([rehearsal(9), rehearsal(5)], 31), {
    point: at(26, 5),
    ok: true,
    rpoSeconds: 31,
    rtoSeconds: 9,
    rows: 15,
    resumes: 5,
    problems: [],
  });
  const { ok, problems } = sumUp([rehearsal(5, { problems: ['A row is missing.'] }), rehearsal(9)], 31);
  assert.deepEqual([ok, problems], [false, [`${at(26, 5).toISOString()}: A row is missing.`]]);
});

test('a rehearsal without a row, without a moment, or that could not begin is never in order', () => {
  assert.equal(sumUp([rehearsal(5, { rows: 0 }), rehearsal(9)], 1).ok, false);
  assert.equal(sumUp([], 1).ok, false);
  assert.deepEqual(failedBefore(new Error('No key.')).problems, ['No key.']);
});

test('fault 646: what was acknowledged is in the backup a minute later, and a folder that was made anew takes no line away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  const { acknowledged } = filesIn(folder);
  const environment = { BACKUP_DIR: join(folder, 'backup') };
  const { lines } = backupFolders(environment.BACKUP_DIR);
  keepSecret(join(folder, 'backup.key'));
  const key = readSealKey(join(folder, 'backup.key'));
  const today = join(acknowledged, `${new Date().toISOString().slice(0, 10)}.001.log`);
  const line = (reference: string) => `\n${new Date().toISOString()} ${reference} -\n`;
  const copied = async () => {
    const place = join(folder, 'restored');
    await restoreFiles(lines, place, key);
    return readAcknowledged(place).map(({ reference }) => reference);
  };
  mkdirSync(acknowledged);
  writeFileSync(today, line('FD-AAAA-AAAA'));
  const stop = backUpEachNight({ dataDir: folder, environment, firstAfterMs: 3_600_000, linesEveryMs: 20 });
  try {
    while ((await copied()).length < 1) await pause(20);
    appendFileSync(today, line('FD-BBBB-BBBB'));
    while ((await copied()).length < 2) await pause(20);
  } finally {
    await stop();
  }
  rmSync(today);
  writeFileSync(today, line('FD-CCCC-CCCC'));
  await mirrorLines(acknowledged, lines, key);
  assert.deepEqual((await copied()).toSorted(), ['FD-AAAA-AAAA', 'FD-BBBB-BBBB', 'FD-CCCC-CCCC']);
  assert.ok(!existsSync(filesIn(folder).log('backup')));
  rmSync(folder, { recursive: true });
});
