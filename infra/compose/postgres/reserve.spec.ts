import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { StandIn } from '../stand-in.ts';

const MEGABYTE = 1024 ** 2;
const DISK_MEGABYTES = 2_000;
const RESERVE_MEGABYTES = 128;

// A folder is the disk of the database, whose room a program in the place of `df` tells by the files in it; Postgres runs where it has room
// for a segment of its WAL, after as many questions as `pause` says. The checkout may be on that disk, too: then nothing is written to either.
// infra/ci/compose-full-disk.test.ts has a real disk and a real Postgres.
const DF = `#!/bin/sh
case $PWD in
  "$FOLDER/disk") echo "disk ${DISK_MEGABYTES * 1024} 0 $((${DISK_MEGABYTES * 1024} - $(du -sk --apparent-size . | cut -f 1))) 1 /" ;;
  *) echo 'disk 1 1 900000000 1 /' ;;
esac
`;
const WRITES = (does: string) => `#!/bin/sh
echo "\${0##*/} $*" >>"$FOLDER/asked"
case "$*" in ${does}) [ "$(cd "$FOLDER/disk" && df -Pk . | cut -d ' ' -f 4)" -ge 16384 ] || { echo 'No space left on device' >&2; exit 1; } ;; esac
PATH=\${PATH#*:}
exec "\${0##*/}" "$@"
`;
const ENGINE = `
runs() { [ ! -e "$FOLDER/down" ] && [ "$(cd "$FOLDER/disk" && df -Pk . | cut -d ' ' -f 4)" -ge 16384 ]; }
paused() { [ "$(cat "$FOLDER/pause" 2>/dev/null || echo 0)" -gt 0 ]; }
case "$*" in
  *pg_isready*)
    runs || exit 1
    ! paused || { echo "$(($(cat "$FOLDER/pause") - 1))" >"$FOLDER/pause"; exit 1; }
    echo ready >>"$FOLDER/asked"
    exit 0 ;;
  *' -T migrate') [ -e "$FOLDER/fills" ] || exit 2; truncate -s "$(cat "$FOLDER/fills")M" "$FOLDER/disk/of-others"; exit 1 ;;
  *'reserve'*)
    case "$*" in 'compose exec '*) runs || exit 1 ;; esac
    while [ "$1" != -c ]; do shift; done
    script=$2
    shift 4
    exec sh -c "$script" sh "$FOLDER/disk" "$@" ;;
esac`;

describe('The reserve of the database', () => {
  let server: StandIn;
  const path = (name: string) => join(server.folder, name);
  /** Takes the room of the disk but this much. */
  const leave = (megabytes: number) => {
    const kept = existsSync(path('disk/reserve')) ? statSync(path('disk/reserve')).size : 0;
    writeFileSync(path('disk/of-others'), '');
    truncateSync(path('disk/of-others'), (DISK_MEGABYTES - megabytes) * MEGABYTE - kept);
  };
  const hasReserve = () => existsSync(path('disk/reserve'));
  const upgrade = (more: Record<string, string> = {}) =>
    server.run('upgrade.sh', { TO: '9.0.0', HEALTHY_WITHIN: '20', ...more });

  beforeEach(() => {
    server = new StandIn(['front', 'reader', 'worker', 'api', 'web', 'postgres']);
    mkdirSync(path('disk'));
    writeFileSync(path('df'), DF, { mode: 0o755 });
    server.answer(ENGINE);
  });
  afterEach(() => server.remove());

  test('fault 726: is 128 MB beside the data, made by an update', () => {
    assert.equal(upgrade().status, 0);
    assert.equal(statSync(path('disk/reserve')).size, RESERVE_MEGABYTES * MEGABYTE);
    assert.equal(existsSync(path('disk/reserve.new')), false);
  });

  test('fault 726: takes blocks of the disk, also where a file system gives none to what it was only told of', () => {
    // As on ZFS.
    writeFileSync(path('fallocate'), '#!/bin/sh\nexec truncate -s "$2" "$3"\n', { mode: 0o755 });
    assert.equal(upgrade().status, 0);
    assert.ok(statSync(path('disk/reserve')).blocks * 512 >= RESERVE_MEGABYTES * MEGABYTE);
  });

  test('fault 726: is not made in the last tenth of the disk, which is told', () => {
    leave(300);
    assert.match(upgrade().said, /no room for its reserve of 128 MB/);
    assert.equal(hasReserve(), false);
  });

  test('fault 726: is given up by an update whose migration meets a full disk, and made by the next one that finds room', () => {
    writeFileSync(path('fills'), `${DISK_MEGABYTES - RESERVE_MEGABYTES}`);
    const { status, said } = upgrade();
    assert.equal(status, 1);
    assert.match(
      said,
      /its reserve of 128 MB is given up[^]*migrate failed, see above; what it had done is rolled back/,
    );
    assert.equal(hasReserve(), false);
    rmSync(path('fills'));
    rmSync(path('disk/of-others'));
    assert.equal(upgrade().status, 0);
    assert.ok(hasReserve());
  });

  test('fault 726: is given up on the way back from an update, where the files of somebody else have filled the disk', () => {
    assert.equal(upgrade().status, 0);
    leave(0);
    const { status, said } = server.run('rollback.sh');
    assert.equal(status, 0, said);
    assert.match(said, /its reserve of 128 MB is given up/);
    assert.equal(hasReserve(), false);
  });

  test('fault 726: is given up by make compose-up', () => {
    assert.equal(upgrade().status, 0);
    leave(0);
    assert.match(server.run('up.sh').said, /its reserve of 128 MB is given up/);
    assert.equal(hasReserve(), false);
  });

  test('fault 726: is given up by make compose-up, which goes on once Postgres answers', () => {
    assert.equal(upgrade().status, 0);
    leave(0);
    writeFileSync(path('pause'), '2');
    const before = server.asked().length;
    assert.equal(server.run('up.sh').status, 0);
    const asked = server.asked().slice(before);
    const [ready, builds] = [asked.indexOf('ready'), asked.indexOf('compose build')];
    assert.ok(ready !== -1 && ready < builds, asked.join('\n'));
  });

  for (const script of ['up.sh', 'rollback.sh'])
    test(`fault 726: is given up by ${script} before anything is written to the same disk`, () => {
      assert.equal(upgrade().status, 0);
      writeFileSync(path('mkdir'), WRITES('*'), { mode: 0o755 });
      leave(0);
      const { said } = server.run(script);
      assert.match(said, /its reserve of 128 MB is given up/);
      assert.doesNotMatch(said, /No space left/);
    });

  test('fault 726: leads to a Postgres that answers before the checkout of before is written', () => {
    assert.equal(upgrade().status, 0);
    writeFileSync(path('git'), WRITES('checkout*'), { mode: 0o755 });
    leave(0);
    writeFileSync(path('pause'), '2');
    const before = server.asked().length;
    const { status, said, at } = server.run('rollback.sh');
    assert.deepEqual([status, at], [0, 'v8.0.0'], said);
    const asked = server.asked().slice(before);
    const written = asked.findIndex((call) => call.startsWith('git checkout'));
    const ready = asked.indexOf('ready');
    assert.ok(ready !== -1 && ready < written, asked.join('\n'));
  });

  test('fault 726: where there is none, make compose-up says that the disk is full', () => {
    leave(0);
    assert.match(server.run('up.sh').said, /the disk of the database is full, without a reserve: make room/);
  });

  test('fault 726: is kept where Postgres is away for another reason', () => {
    assert.equal(upgrade().status, 0);
    writeFileSync(path('down'), '');
    const { said } = server.run('rollback.sh', { HEALTHY_WITHIN: '1' });
    assert.match(said, /Postgres does not run: docker compose logs postgres/);
    assert.ok(hasReserve());
  });

  test('fault 726: where there is none, an update says that the disk is full', () => {
    leave(200);
    writeFileSync(path('fills'), `${DISK_MEGABYTES}`);
    const { said } = upgrade({ HEALTHY_WITHIN: '1' });
    assert.match(said, /Postgres does not run, since the disk of the database is full, without a reserve: make room/);
  });
});
