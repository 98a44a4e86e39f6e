import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { StandIn } from './stand-in.ts';

describe('A way back whose former backup does not start', () => {
  let server: StandIn;
  beforeEach(() => {
    server = new StandIn(['front', 'reader', 'worker', 'api', 'web', 'postgres', 'backup', 'certificates']);
    writeFileSync(join(server.folder, 'migrations'), 'those-of-8\n');
    assert.equal(server.run('upgrade.sh', { TO: '9.0.0' }).status, 0);
  });
  afterEach(() => server.remove());
  const recorded = () => server.asked().findLast((call) => call.includes('record-update.js')) ?? '';

  test('fault 729: leaves a backup of which there is none of before as it is, as after an upgrade of Postgres', () => {
    server.answer(`case "$*" in
      'compose config'*)
        [ "$*" != 'compose config --services' ] || exit 2
        echo "name: test
services:
  backup:
    depends_on:
      postgres:
        image: none
    image: frontdoor/backup:$TAG-postgres19
  certificates:
    image: frontdoor/backup:$TAG
volumes:
  backup:
    name: test_backup"
        exit 0 ;;
      'image inspect '*-postgres19) exit 1 ;;
      'compose up '*' backup') echo 'no such image' >&2; exit 1 ;;
    esac`);
    const { status, said } = server.run('rollback.sh');
    assert.equal(status, 0, said);
    assert.match(said, /backup stays as it is: there is no frontdoor\/backup:before-upgrade-postgres19\./);
    assert.match(said, /certificates is replaced/);
    assert.match(recorded(), /--outcome rolled back --reason {2}--seconds/);
  });

  test('fault 729: ends with an error, and records why', () => {
    const { status, said, at } = server.run('rollback.sh', { FAILS: 'compose up * backup' });
    assert.deepEqual([status, at], [1, 'v8.0.0']);
    assert.match(said, /The site is back\. backup could not be replaced, and runs as it did\./);
    assert.match(
      recorded(),
      /--outcome rolled back --reason backup could not be replaced, and runs as it did\. --seconds/,
    );
    assert.equal(server.run('rollback.sh').status, 0);
  });

  for (const [fails, ends] of [
    ['before-upgrade', 'runs as of 9.0.0'],
    ['*', 'does not run'],
  ] as const)
    test(`fault 729: says that it ${ends} once that of now has ended`, () => {
      server.answer(
        `case "$TAG $*" in ${fails}' compose up '*' backup') : >"$FOLDER/parts/backup"; echo 'it ends' >&2; exit 1 ;; esac`,
      );
      const { status, said } = server.run('rollback.sh');
      assert.equal(status, 1);
      assert.ok(said.includes(`backup could not be replaced, and ${ends}.`), said);
    });
});
