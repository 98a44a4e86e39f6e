import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { compareClocks } from './clock.ts';
import { judgeRoom, readDf } from './disk.ts';
import { checkSecretFiles } from './secret-files.ts';

const GIGABYTE = 1024 ** 3;
const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1_000);

test('clocks that agree within what the question took are good, in whole seconds as well', () => {
  const found = compareClocks({
    inside: { before: at(0), database: at(2.9), after: at(3) },
    site: { before: at(0.9), server: at(0), after: at(1) },
  });
  assert.deepEqual(
    found.map(({ state }) => state),
    ['good', 'good'],
  );
});

test('a clock that is five seconds off is a warning, a minute a fault, and no time is unknown', () => {
  const inside = { before: at(0), database: at(65), after: at(1) };
  assert.deepEqual(
    compareClocks({ inside, site: { before: at(10), server: at(4), after: at(11) } }).map(({ state }) => state),
    ['fault', 'warning'],
  );
  assert.equal(compareClocks({ inside, site: { before: at(0), server: null, after: at(1) } })[1]?.state, 'unknown');
});

test('a disk is judged by bytes and by its share: 0.5 GB is a fault, 3 GB and 5 % are warnings', () => {
  const stateOf = (free: number, total: number) =>
    judgeRoom({ place: '/data', freeBytes: free * GIGABYTE, totalBytes: total * GIGABYTE }).state;
  assert.deepEqual(
    [stateOf(0.5, 1), stateOf(3, 10), stateOf(50, 1_000), stateOf(50, 100)],
    ['fault', 'warning', 'warning', 'good'],
  );
});

test('what df prints of one place is read, with a name of any length', () => {
  const head = 'Filesystem     1024-blocks     Used Available Capacity Mounted on\n';
  assert.deepEqual(readDf('/data', `${head}/dev/mapper/long-name  1000 400 600 40% /var/lib/postgresql\n`), {
    place: '/data',
    freeBytes: 614_400,
    totalBytes: 1_024_000,
  });
  assert.throws(() => readDf('/data', 'df: /data: no such file'), /tells nothing/);
});

test('secrets that others can read or write are faults that name the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'modes-'));
  const [own, closed] = [join(folder, 'session.secret'), join(folder, '.secrets')];
  mkdirSync(closed, { mode: 0o700 });
  writeFileSync(own, 'x', { mode: 0o600 });
  writeFileSync(join(closed, 'mail_url'), 'x');
  chmodSync(join(closed, 'mail_url'), 0o644);
  const places = { own: [own, join(folder, 'none')], closed: [closed] };
  assert.deepEqual(
    checkSecretFiles(places).map(({ state }) => state),
    ['good'],
  );
  chmodSync(own, 0o640);
  chmodSync(closed, 0o711);
  chmodSync(join(closed, 'mail_url'), 0o666);
  assert.deepEqual(
    checkSecretFiles(places).map(({ todo }) => todo),
    [`chmod 600 ${own}`, `chmod 700 ${closed}`, `chmod 644 ${join(closed, 'mail_url')}`],
  );
  for (const [path, mode] of [
    [own, 0o600],
    [closed, 0o700],
    [join(closed, 'mail_url'), 0o600],
  ] as const)
    chmodSync(path, mode);
  const [found] = checkSecretFiles(places);
  assert.match(found?.says ?? '', /the containers run as other users, and cannot read it/);
  assert.equal(found?.todo, `chmod 644 ${join(closed, 'mail_url')}`);
  rmSync(folder, { recursive: true });
  assert.equal(checkSecretFiles(places)[0]?.state, 'unknown');
});
