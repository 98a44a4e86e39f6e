import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

const LIMIT_MS = 30_000;
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
  const untilCopied = async (count: number) => {
    for (const end = Date.now() + LIMIT_MS; (await copied()).length < count; await pause(20))
      assert.ok(Date.now() < end, `${count} lines are copied in half a minute`);
  };
  mkdirSync(acknowledged);
  writeFileSync(today, line('FD-AAAA-AAAA'));
  const stop = backUpEachNight({ dataDir: folder, environment, firstAfterMs: 3_600_000, linesEveryMs: 20 });
  try {
    await untilCopied(1);
    appendFileSync(today, line('FD-BBBB-BBBB'));
    await untilCopied(2);
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

test('fault 646: a copy of lines that cannot be read is put aside, and the lines of now are in the backup all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  const [acknowledged, mirror] = [join(folder, 'acknowledged'), join(folder, 'backup/lines')];
  for (const name of ['right', 'other']) keepSecret(join(folder, name));
  const [key, another] = [readSealKey(join(folder, 'right')), readSealKey(join(folder, 'other'))];
  const dayOf = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const names = [`${dayOf(1)}.001.log`, `${dayOf(0)}.001.log`];
  const write = (text: string) => names.forEach((name) => writeFileSync(join(acknowledged, name), text));
  const moment = new Date().toISOString();
  const line = (reference: string) => `\n${moment} ${reference} -\n`;
  const restored = async () => {
    await restoreFiles(mirror, join(folder, 'restored'), key);
    return readAcknowledged(join(folder, 'restored')).map(({ reference }) => reference);
  };
  mkdirSync(acknowledged);
  write(line('FD-AAAA-AAAA'));
  await mirrorLines(acknowledged, mirror, key);
  write(line('FD-AAAA-AAAA') + line('FD-BBBB-BBBB'));
  for (const name of names) utimesSync(join(acknowledged, name), new Date(), new Date(Date.now() + 5_000));
  // With a wrong key nothing is moved: the copies are right.
  await assert.rejects(mirrorLines(acknowledged, mirror, another), { kind: 'wrong-key' });
  truncateSync(join(mirror, `${names[0]}.sealed`), 30);
  await assert.rejects(mirrorLines(acknowledged, mirror, key), {
    kind: 'truncated',
    message: /It is kept as .*unreadable/,
  });
  assert.equal(readdirSync(join(folder, 'backup/unreadable')).length, 1);
  assert.deepEqual((await restored()).toSorted(), ['FD-AAAA-AAAA', 'FD-AAAA-AAAA', 'FD-BBBB-BBBB', 'FD-BBBB-BBBB']);
  await mirrorLines(acknowledged, mirror, key);
  writeFileSync(join(folder, 'backup/lines', `${dayOf(36)}.001.log.sealed`), '');
  await mirrorLines(acknowledged, mirror, key);
  assert.equal(readdirSync(mirror).length, 2);
  rmSync(folder, { recursive: true });
});
