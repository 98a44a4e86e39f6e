import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { StandIn } from '../stand-in.ts';

describe('The data that an upgrade of Postgres has kept', () => {
  let server: StandIn;
  const runsOn = (volume: string) => writeFileSync(join(server.folder, 'volume'), `test_${volume}\n`);
  const keep = (phase: string) =>
    writeFileSync(
      server.state('postgres'),
      `phase=${phase}\nvolume_before=postgres\nmajor_before=18\nsetting_volume=\nsetting_major=\nvolume=postgres-19\nmajor=19\nat=2026-11-28 08:00:00+00\nbackup=done\n`,
    );
  const isKept = () => existsSync(server.state('postgres'));
  const removed = () => server.asked().filter((call) => call.startsWith('volume rm'));
  const run = (script: string, more: Record<string, string> = {}) => server.run(`postgres/${script}.sh`, more);

  beforeEach(() => {
    server = new StandIn(['front', 'reader', 'worker', 'api', 'web', 'postgres', 'backup']);
    writeFileSync(join(server.checkout, '.env'), 'DATABASE_VOLUME=postgres-19\n');
    keep('done');
  });
  afterEach(() => server.remove());

  test('fault 712: is not gone back to once Postgres runs on a restored volume, which is named', () => {
    runsOn('postgres-of-2026-11-28');
    const { status, said } = run('rollback', { LOSE: 'yes' });
    assert.equal(status, 1);
    assert.match(said, /Postgres runs on postgres-of-2026-11-28, and the last .* led from postgres to postgres-19/);
    assert.deepEqual(
      server.asked().filter((call) => /^compose up|^stop|^start/.test(call)),
      [],
    );
    assert.ok(isKept());
  });

  for (const phase of ['done', 'switching'])
    test(`fault 712: is removed when Postgres runs on a restored volume, after an upgrade that was ${phase}`, () => {
      keep(phase);
      runsOn('postgres-of-2026-11-28');
      const { status, said } = run('drop-old');
      assert.equal(status, 0, said);
      assert.match(said, /That on postgres-19 stays/);
      assert.deepEqual(removed(), ['volume rm test_postgres']);
      assert.equal(isKept(), false);
    });

  test('fault 712: has its note removed where its volume is gone', () => {
    runsOn('postgres-19');
    const { status } = run('drop-old', { FAILS: 'volume inspect *' });
    assert.deepEqual([status, removed(), isKept()], [0, [], false]);
  });

  for (const [phase, volume] of [
    ['done', 'postgres'],
    ['switching', 'postgres-19'],
  ] as const)
    test(`stays while Postgres runs on ${volume} after an upgrade that was ${phase}`, () => {
      keep(phase);
      runsOn(volume);
      const { status, said } = run('drop-old');
      assert.equal(status, 1);
      assert.match(said, /othing was removed/);
      assert.deepEqual([removed(), isKept()], [[], true]);
    });

  test('stays while Postgres does not run', () => {
    writeFileSync(join(server.folder, 'parts/postgres'), '');
    assert.equal(run('drop-old').status, 1);
    assert.deepEqual([removed(), isKept()], [[], true]);
  });

  for (const [script, TO] of [
    ['up', ''],
    ['upgrade', ''],
    ['upgrade', '9.0.0'],
    ['rollback', ''],
  ] as const) {
    /** After a run that was cut off behind the consent, with `.env` for the volume. */
    const afterCut = (volume: string) => {
      appendFileSync(server.state('postgres'), 'lost=yes\n');
      writeFileSync(server.state('former'), 'version=8.0.0\nto=9.0.0\ncheckout=none\nworker=1\n');
      writeFileSync(join(server.checkout, '.env'), `DATABASE_VOLUME=${volume}\n`);
      return server.run(`${script}.sh`, { TO });
    };
    const starts = () => server.asked().some((call) => /^start |^compose up /.test(call));

    test(`fault 730: starts no worker by ${script}.sh${TO && ` to ${TO}`} while a way back to it is not in order`, () => {
      const { status, said } = afterCut('');
      assert.deepEqual([status, starts()], [1, false]);
      assert.match(said, /make rollback-postgres was cut off[^]*make rollback-postgres goes on/);
    });

    if (script === 'up')
      for (const volume of ['postgres-19', 'postgres-of-2026-11-28'])
        test(`fault 730: holds nothing up where ${volume} is chosen`, () => {
          assert.deepEqual([afterCut(volume).status, starts()], [0, true]);
        });
  }

  test('fault 730: goes on with its worker and its backup where a way back from it ends before the switch', () => {
    runsOn('postgres-19');
    writeFileSync(server.state('postgres-sums'), 'table\tenquiries\t1\tbefore\n');
    server.answer(`case "$*" in
      *'SHOW default_transaction_read_only'*) echo on; exit 0 ;;
      *fingerprint.sql) printf 'table\\tenquiries\\t2\\tnow\\n'; exit 0 ;;
    esac`);
    const { status, said } = run('rollback', { LOSE: 'yes', FAILS: 'compose up * postgres' });
    assert.equal(status, 1);
    assert.match(said, /enquiries: 2 rows, and 1 at the switch[^]*Postgres runs on postgres-19 as it did/);
    assert.deepEqual(
      server.asked().filter((call) => call.startsWith('start ')),
      ['start worker-of-before', 'start backup-of-before'],
    );
    assert.match(
      readFileSync(join(server.checkout, '.env'), 'utf8'),
      /^DATABASE_VOLUME=postgres-19\nPOSTGRES_MAJOR=19$/m,
    );
    assert.doesNotMatch(readFileSync(server.state('postgres'), 'utf8'), /^lost=/m);
    assert.equal(server.run('up.sh').status, 0);
  });

  test('fault 730: loses nothing where nothing was written, also after a run with LOSE=yes that ended before the switch', () => {
    runsOn('postgres-19');
    appendFileSync(server.state('postgres'), 'lost=yes\n');
    writeFileSync(server.state('postgres-sums'), 'table\tenquiries\t1\tbefore\n');
    server.answer(`case "$*" in
      *'SHOW default_transaction_read_only'*) [ -e "$FOLDER/switched" ] && echo off || echo on; exit 0 ;;
      'compose up '*' postgres') touch "$FOLDER/switched" ;;
      *fingerprint.sql) printf 'table\\tenquiries\\t1\\tbefore\\n'; exit 0 ;;
    esac`);
    const { status, said } = run('rollback');
    assert.equal(status, 0, said);
    assert.equal(
      server.asked().some((call) => /after-restore|note-lost/.test(call)),
      false,
    );
  });

  describe('once Postgres does not run', () => {
    beforeEach(() => {
      writeFileSync(join(server.folder, 'parts/postgres'), '');
      server.answer(`case "$*" in *'SHOW default_transaction_read_only'*) echo off; exit 0 ;; esac`);
      runsOn('postgres');
    });
    /** What the former Postgres is put in order by, and who could send mails before. */
    const order = () =>
      server.asked().flatMap((call) => {
        const [word] = /after-restore|note-lost|^stop worker|^start worker|^compose up .* postgres/.exec(call) ?? [];
        return word ? [word.replace(/^compose up .*/, 'switch')] : [];
      });

    test('fault 730: is not gone back to where it would run on a restored volume', () => {
      writeFileSync(join(server.checkout, '.env'), 'DATABASE_VOLUME=postgres-of-2026-11-28\n');
      const { status, said } = run('rollback', { LOSE: 'yes' });
      assert.equal(status, 1);
      assert.match(said, /Postgres does not run, and would on postgres-of-2026-11-28, and the last /);
      assert.deepEqual([order(), isKept()], [[], true]);
    });

    test('fault 730: is not gone back to by the consent of a run that ended before the switch', () => {
      appendFileSync(server.state('postgres'), 'lost=yes\n');
      const { status, said } = run('rollback');
      assert.equal(status, 1);
      assert.match(said, /make rollback-postgres LOSE=yes goes back without it/);
      assert.deepEqual([order(), isKept()], [[], true]);
    });

    test('fault 730: is put in order as after a restore, before the worker starts', () => {
      const { status, said } = run('rollback', { LOSE: 'yes' });
      assert.equal(status, 0, said);
      assert.deepEqual(order(), ['stop worker', 'switch', 'after-restore', 'note-lost', 'start worker']);
      assert.equal(isKept(), false);
    });

    test('fault 730: is put in order by a further run where one was cut off after the switch', () => {
      const { status, said } = run('rollback', { LOSE: 'yes', FAILS: '*after-restore.js' });
      assert.deepEqual([status === 0, isKept(), order().includes('start worker')], [false, true, false]);
      assert.match(said, /Not finished, and no worker runs: make rollback-postgres goes on\./);
      assert.equal(run('rollback').status, 0);
      assert.deepEqual(order().slice(-4), ['switch', 'after-restore', 'note-lost', 'start worker']);
    });
  });
});
