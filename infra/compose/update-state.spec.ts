import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { StandIn } from './stand-in.ts';

const PARTS = ['front', 'reader', 'worker', 'api', 'web', 'postgres', 'backup', 'certificates'];
let server: StandIn;
const migratedBy = (migrations: string) => writeFileSync(join(server.folder, 'migrations'), `${migrations}\n`);
beforeEach(() => {
  server = new StandIn(PARTS);
  migratedBy('those-of-8');
});
afterEach(() => server.remove());

describe('An update that goes on after a cut', () => {
  /** What the next update asks of the engine for the database. */
  const next = () => {
    const before = server.asked().length;
    const { status, said } = server.run('upgrade.sh', { TO: '9.0.0' });
    assert.equal(status, 0, said);
    const asked = server.asked().slice(before);
    const isAsked = (end: string) => asked.some((call) => call.endsWith(end));
    return {
      said,
      backsUp: isAsked('frontdoor-backup backup'),
      rehearses: isAsked('migration-rehearsal'),
      migrates: isAsked(' -T migrate'),
    };
  };
  beforeEach(async () => {
    migratedBy('those-of-9');
    assert.match(await server.cut('SIGTERM', 'compose up * reader'), /make upgrade goes on from here/);
  });

  test('fault 708: backs up, rehearses and migrates again where the database was restored since', () => {
    server.git('checkout', '--quiet', 'server');
    migratedBy('those-of-8');
    const { said, ...does } = next();
    assert.deepEqual(does, { backsUp: true, rehearses: true, migrates: true });
    assert.match(said, /The database is migrated\. What was before/);
    assert.equal(existsSync(server.state('unfinished')), false);
  });

  test('fault 708: leaves out backup and rehearsal where it is as the cut has left it', () => {
    const { said, ...does } = next();
    assert.deepEqual(does, { backsUp: false, rehearses: false, migrates: true });
    assert.match(said, /The database is migrated already/);
  });
});

describe('Commands that replace something', () => {
  const refusal = /Nothing was done: make upgrade has run since [-\d]{10} [:\d]{8} UTC, as process \d+\./;
  const scripts = [
    'upgrade',
    'rollback',
    'replace-part',
    'up',
    'postgres/upgrade',
    'postgres/rollback',
    'postgres/drop-old',
  ];

  test('fault 709: do nothing while another one runs, and run once that was killed', async () => {
    const end = await server.hold('compose build*');
    // Whether Postgres is away because of a full disk is asked before.
    const done = () => server.asked().filter((call) => !/^compose (?:config --services|ps |.* pg_isready )/.test(call));
    const before = done();
    for (const script of scripts) {
      const { status, said } = server.run(`${script}.sh`, { PART: 'front' });
      assert.equal(status, 1, script);
      assert.match(said, refusal, script);
    }
    assert.deepEqual(done(), before);
    await end('SIGKILL');
    assert.equal(server.run('upgrade.sh').status, 0);
    assert.deepEqual(
      readdirSync(join(server.checkout, '.upgrade')).filter((name) => name.startsWith('lock')),
      ['lock'],
    );
  });

  test('fault 709: take the lock of a process whose number another one has by now', () => {
    const lines = [`pid=${process.pid}`, 'script=upgrade.sh', 'command=make upgrade', 'since=2026-11-29 08:00:00 UTC'];
    writeFileSync(server.state('lock'), `${lines.join('\n')}\n`);
    assert.equal(server.run('upgrade.sh').status, 0);
  });

  for (const [what, path, isInCheckout] of [
    ['another script whose name ends in the same way', 'warm-up.sh', true],
    ['the same script of another folder', 'infra/compose/up.sh', false],
  ] as const)
    test(`fault 731: take the lock of a process whose number ${what} has by now`, async () => {
      const other = join(server.folder, 'other');
      mkdirSync(join(other, 'infra/compose'), { recursive: true });
      writeFileSync(join(other, path), 'echo runs\ncat\n');
      const child = spawn('sh', [join(other, path)], { cwd: isInCheckout ? server.checkout : other });
      await once(child.stdout, 'data');
      const lines = [
        `pid=${child.pid}`,
        'script=up.sh',
        `folder=${realpathSync(server.checkout)}`,
        'command=make compose-up',
        'since=2026-11-29 08:00:00 UTC',
      ];
      writeFileSync(server.state('lock'), `${lines.join('\n')}\n`);
      const { status, said } = server.run('upgrade.sh');
      child.stdin.end();
      await once(child, 'close');
      assert.equal(status, 0, said);
    });

  test('fault 709: of many that find a lock of a dead process only one has it', async () => {
    writeFileSync(
      server.state('lock'),
      'pid=999999999\nscript=sh\ncommand=make upgrade\nsince=2026-11-29 08:00:00 UTC\n',
    );
    // Who has it keeps it until its standard input ends.
    const script = `. infra/compose/containers.sh\ntake_lock 'make upgrade'\necho has it\ncat`;
    const many = Array.from({ length: 8 }, () =>
      spawn('sh', ['-euc', script], { cwd: server.checkout, env: server.settings() }),
    );
    const has = await Promise.all(
      many.map((one) =>
        Promise.race([once(one.stdout, 'data').then(() => true), once(one, 'close').then(() => false)]),
      ),
    );
    const holders = many.filter((_, number) => has[number]);
    for (const { stdin } of holders) stdin.end();
    await Promise.all(holders.map((one) => once(one, 'close')));
    assert.equal(holders.length, 1);
  });
});

describe('An update whose new backup does not start', () => {
  const recorded = () => server.asked().find((call) => call.includes('record-update.js')) ?? '';

  test('fault 710: starts that of before, ends with an error, and records why', () => {
    const { status, said } = server.run('upgrade.sh', { TO: '9.0.0', FAILS_OF_TAG: ' compose up * backup' });
    assert.equal(status, 1);
    assert.match(said, /Updated from 8\.0\.0 to 9\.0\.0/);
    assert.match(said, /The site is updated\. backup could not be replaced, and runs as of 8\.0\.0\./);
    assert.match(
      recorded(),
      /--outcome updated --reason backup could not be replaced, and runs as of 8\.0\.0\. --seconds/,
    );
    assert.notEqual(readFileSync(join(server.folder, 'parts/backup'), 'utf8'), 'backup-of-before\n');
  });

  test('fault 710: says that none runs where that of before does not start either', () => {
    const { status } = server.run('upgrade.sh', { TO: '9.0.0', FAILS: 'compose up * certificates' });
    assert.equal(status, 1);
    assert.match(
      recorded(),
      /--outcome updated --reason certificates could not be replaced, and does not run\. --seconds/,
    );
    assert.equal(existsSync(server.state('unfinished')), false);
  });

  test('fault 728: starts that of before where the new one ends some seconds after its start', () => {
    // Of the new version's, which has no tag of its own here.
    server.answer(`case "$TAG $*" in ' inspect '*.RestartCount*' backup-'*) echo '2 restarting'; exit 0 ;; esac`);
    const { status, said } = server.run('upgrade.sh', { TO: '9.0.0' });
    assert.equal(status, 1);
    assert.match(said, /backup has ended by itself \(2 restarting\)/);
    assert.match(said, /The site is updated\. backup could not be replaced, and runs as of 8\.0\.0\./);
  });

  test('fault 729: keeps the way back where it is tried again', () => {
    server.run('upgrade.sh', { TO: '9.0.0', FAILS_OF_TAG: ' compose up * backup' });
    server.runs('9.0.0');
    const { status, said } = server.run('upgrade.sh');
    assert.equal(status, 0, said);
    assert.match(said, /Updated from 8\.0\.0 to 9\.0\.0/);
    assert.match(readFileSync(server.state('former'), 'utf8'), /^version=8\.0\.0$/m);
    const tagged = server.asked().filter((call) => call.startsWith('image tag '));
    assert.equal(tagged.length, 3);
    assert.equal(server.run('rollback.sh').at, 'v8.0.0');
  });

  for (const [how, fails, mend] of [
    ['was whole', '', () => 0],
    ['was tried again and came to its end', ' compose up * backup', () => server.run('upgrade.sh').status],
    [
      'had its backup started by hand since',
      ' compose up * backup',
      () => server.inShell('docker compose up --detach backup'),
    ],
  ] as const)
    test(`fault 729: takes what runs for the way back where the update before ${how}`, () => {
      server.run('upgrade.sh', { TO: '9.0.0', FAILS_OF_TAG: fails });
      server.runs('9.0.0');
      assert.equal(mend(), 0);
      const { status, said } = server.run('upgrade.sh', { FAILS_OF_TAG: ' compose up * web' });
      assert.equal(status, 1);
      assert.match(said, /web could not be replaced\. Going back to 9\.0\.0\./);
    });

  test('fault 729: starts certificates that have stopped', () => {
    writeFileSync(join(server.folder, 'parts/certificates'), '');
    assert.equal(server.run('upgrade.sh', { TO: '9.0.0' }).status, 0);
    assert.match(readFileSync(join(server.folder, 'parts/certificates'), 'utf8'), /^certificates-/);
  });
});
