import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Finding, lineOf } from '../../../infra/doctor/finding.ts';
import { root } from '../../../infra/local/paths.ts';
import type { BackedUpProject } from './backed-up-project.ts';

interface Report {
  target: string;
  exitCode: number;
  findings: Finding[];
}

/** The doctor on containers that run, in good order and with one thing wrong at a time. */
export function testDoctor(start: () => BackedUpProject): void {
  describe('The doctor', () => {
    /** A checkout without packages on a machine without Node: what `make compose-up` leaves behind. */
    let checkout = '';
    let programs = '';
    before(() => {
      checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
      programs = join(checkout, 'bin');
      const copy = `git ls-files -z infra package.json '*.yml' | tar --create --null --files-from - | tar --extract --directory "$0"`;
      const copied = spawnSync('sh', ['-c', copy, checkout], { cwd: root });
      assert.equal(copied.status, 0, String(copied.stderr));
      mkdirSync(programs);
      for (const name of ['docker', 'dirname', 'mktemp', 'rm', 'sh'])
        symlinkSync(spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim(), join(programs, name));
      setNtp('yes');
    });
    after(() => rmSync(checkout, { recursive: true }));

    function setNtp(word: 'yes' | 'no'): void {
      writeFileSync(join(programs, 'timedatectl'), `#!/bin/sh\necho ${word}\n`);
      chmodSync(join(programs, 'timedatectl'), 0o755);
    }

    function look(more: Record<string, string> = {}) {
      const { project } = start();
      const env = { ...project.environment, HOME: process.env.HOME ?? '/', PATH: programs, ...more };
      return spawnSync(join(programs, 'sh'), [join(checkout, 'infra/doctor/doctor.sh')], { env, encoding: 'utf8' });
    }

    /** What it says, and the checks that are not good. */
    function examine() {
      const { status, stdout, stderr } = look({ JSON: 'yes' });
      assert.ok(stdout.startsWith('{'), `${stdout}${stderr}`);
      const { target, exitCode, findings } = JSON.parse(stdout) as Report;
      assert.equal(target, 'compose');
      assert.equal(status, exitCode);
      const wrong = findings.filter(({ state }) => state !== 'good' && state !== 'unneeded');
      return { exitCode, wrong: wrong.map(lineOf).join('\n'), checks: [...new Set(wrong.map(({ check }) => check))] };
    }

    test('fault 505: says that all is good of containers that are, by the Node of one of them, in words and as JSON', () => {
      const { exitCode, wrong } = examine();
      assert.equal(wrong, '');
      assert.equal(exitCode, 0);
      const { status, stdout } = look();
      console.log(stdout);
      assert.match(stdout, /^good {5}rehearsal: \d+ submissions? and \d+ resumes? were restored/m);
      assert.match(stdout, /\n0 faults, 0 warnings, 0 checks that could not be made\.\n$/);
      assert.equal(status, 0);
    });

    const compose = (...args: string[]) => start().project.compose(...args);
    const stop = (service: string) => ({
      breaks: () => compose('stop', '--timeout', '5', service),
      mends: () => compose('up', '--detach', '--wait', '--no-deps', service),
    });
    const mode = (path: () => string, wrong: number, right: number) => ({
      breaks: () => Promise.resolve(chmodSync(path(), wrong)),
      mends: () => Promise.resolve(chmodSync(path(), right)),
    });
    const sql = (breaks: string, mends: string) => ({
      breaks: () => start().psql(breaks),
      mends: () => start().psql(mends),
    });
    const secrets = () => start().project.secrets;
    const old = (sign: '-' | '+') => `UPDATE restore_rehearsals SET at = at ${sign} interval '3 days'`;
    const faults: [
      what: string,
      ways: { breaks: () => Promise<unknown>; mends: () => Promise<unknown> },
      exitCode: number,
      checks: string[],
      says: RegExp,
    ][] = [
      [
        'a mail server that was stopped',
        stop('maildev'),
        2,
        ['mail server', 'containers'],
        /The mail server cannot be used: .*\n.*\n.*maildev does not run: it ended with code/,
      ],
      [
        'a storage that was stopped',
        stop('minio'),
        2,
        ['storage', 'containers'],
        /The storage cannot be used: .*\n.*\n.*minio does not run: it ended with code/,
      ],
      [
        'a backup that was stopped',
        stop('backup'),
        2,
        ['containers'],
        /backup does not run: .*\n.*docker compose up --detach backup$/,
      ],
      [
        'a database that was stopped',
        stop('postgres'),
        2,
        ['system', 'the rest', 'containers'],
        /cannot look at the system: .*postgres.*\n[^]*postgres does not run/,
      ],
      [
        'secrets that others can get at',
        mode(secrets, 0o755, 0o700),
        2,
        ['secrets'],
        /has mode 755: other users of this machine can get at it\.\n.*chmod 700 /,
      ],
      [
        'a secret that the containers cannot read',
        mode(() => join(secrets(), 'mail_url'), 0o600, 0o644),
        2,
        // The program that looks from inside is one of them.
        ['system', 'the rest', 'secrets'],
        /cannot look at the system: .*MAIL_URL[^]*mail_url has mode 600: .* cannot read it when they start\.\n.*chmod 644 .*mail_url$/,
      ],
      [
        'a rehearsal of three days ago',
        sql(old('-'), old('+')),
        2,
        ['rehearsal'],
        /That is too long ago\.\n.*make compose-rehearsal$/,
      ],
      [
        'a database whose clock is an hour ahead',
        sql(
          `CREATE SCHEMA clock;
           CREATE FUNCTION clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$ SELECT pg_catalog.clock_timestamp() + interval '1 hour' $$;
           GRANT USAGE ON SCHEMA clock TO frontdoor_runtime;
           ALTER ROLE frontdoor_runtime SET search_path = clock, pg_catalog, public`,
          'ALTER ROLE frontdoor_runtime RESET search_path; DROP SCHEMA clock CASCADE',
        ),
        2,
        ['clock'],
        /Postgres and the worker are 3[56]\d\d s apart\.\n.*NTP/,
      ],
      [
        'a secret that was changed and is not in use, which the next start mends',
        {
          breaks: () =>
            Promise.resolve(writeFileSync(join(secrets(), 'heartbeat_url'), 'http://web:8080/sitemap.xml\n')),
          mends: () => start().project.runScript('infra/compose/up.sh'),
        },
        1,
        ['containers'],
        /^WARNING {2}containers: These were started before \S+heartbeat_url was written, .*: worker\.\n.*make compose-up/,
      ],
      [
        'a machine whose clock nothing sets',
        { breaks: () => Promise.resolve(setNtp('no')), mends: () => Promise.resolve(setNtp('yes')) },
        1,
        ['clock'],
        /^WARNING {2}clock: Nothing sets the clock of this machine/,
      ],
    ];
    for (const [what, { breaks, mends }, exitCode, checks, says] of faults)
      test(`finds ${what}, and nothing else`, async () => {
        await breaks();
        try {
          const found = examine();
          console.log(found.wrong);
          assert.match(found.wrong, says);
          assert.deepEqual([found.checks.toSorted(), found.exitCode], [checks.toSorted(), exitCode], found.wrong);
        } finally {
          await mends();
        }
      });
  });
}
