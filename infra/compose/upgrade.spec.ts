import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { root } from '../local/paths.ts';
import { StandIn } from './stand-in.ts';

// Which checkout an update leaves behind, in a repository with four releases.
describe('The checkout of an update', () => {
  let server: StandIn;
  const run: StandIn['run'] = (...args) => server.run(...args);
  const git: StandIn['git'] = (...args) => server.git(...args);

  beforeEach(() => (server = new StandIn()));
  afterEach(() => server.remove());
  const former = { at: 'v8.0.0', branch: 'server' };

  const refusals: [what: string, settings: Record<string, string>, says: RegExp][] = [
    ['to a release that there is not', { TO: '9.9.9' }, /there is no release 9\.9\.9/],
    ['to a release that cannot update', { TO: '1.0.0' }, /release 1\.0\.0 has no make upgrade/],
    ['that leaves out a release', { TO: '10.0.0' }, /from 8\.0\.0 to 10\.0\.0 leads by 9\.0\.0/],
    ['whose settings are refused', { TO: '9.0.0', FAILS: 'compose config --quiet' }, /want a setting/],
    ['whose images cannot be built', { TO: '9.0.0', FAILS: 'compose build*' }, /the images could not be built/],
    ['whose migration fails', { TO: '9.0.0', FAILS: '*migrate' }, /migrate failed/],
    ['that ends without a reason of its own', { TO: '9.0.0', FAILS: 'info *' }, /it cannot/],
  ];
  for (const [what, more, says] of refusals)
    test(`fault 642: is the one of before after an update ${what}`, () => {
      const { status, said, at, branch } = run('upgrade.sh', more);
      assert.notEqual(status, 0);
      assert.match(said, says);
      assert.deepEqual({ at, branch }, former);
    });

  test('is not touched where files of it are changed', () => {
    writeFileSync(join(server.checkout, 'package.json'), '{}');
    const { said, branch } = run('upgrade.sh', { TO: '9.0.0' });
    assert.match(said, /files of this checkout are changed/);
    assert.equal(branch, 'server');
    assert.equal(readFileSync(join(server.checkout, 'package.json'), 'utf8'), '{}');
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    test(`fault 642: is the one of before after an update that was cut off by ${signal} while it built`, async () => {
      assert.match(await server.cut(signal, 'compose build*'), /Nothing was replaced: cut off\./);
      assert.deepEqual({ at: git('describe', '--tags'), branch: git('branch', '--show-current') }, former);
    });

  test('is the next one after a cut between two containers, from which the update goes on', async () => {
    assert.match(await server.cut('SIGTERM', 'compose up * reader'), /make upgrade goes on from here/);
    assert.equal(git('describe', '--tags'), 'v9.0.0');
  });

  test('fault 643: is the one of before after a way back, which is refused once another version was started by hand', () => {
    const nothing = run('rollback.sh');
    assert.match(nothing.said, /There was no update by make upgrade/);
    assert.deepEqual([nothing.status, nothing.at], [1, 'v8.0.0']);
    const file = server.state('former');
    writeFileSync(
      file,
      `version=8.0.0\nto=9.0.0\ncheckout=${git('rev-parse', 'v8.0.0')}\nreader=1\nworker=1\napi=1\nweb=1\n`,
    );
    git('checkout', '--quiet', 'v10.0.0');
    server.runs('10.0.0');
    const refused = run('rollback.sh');
    assert.match(refused.said, /10\.0\.0 runs, and the last make upgrade was from 8\.0\.0 to 9\.0\.0/);
    assert.deepEqual([refused.status, refused.at], [1, 'v10.0.0']);
    git('checkout', '--quiet', 'v9.0.0');
    server.runs('9.0.0');
    const back = run('rollback.sh');
    assert.match(back.said, /The checkout is [0-9a-f]{40} again\./);
    assert.equal(back.at, 'v8.0.0');
  });

  test('fault 680: is the one of before after a way back from an update that was cut off and gone on with as another version', () => {
    writeFileSync(
      server.state('former'),
      `version=8.0.0\nto=8.5.0-dev\ncheckout=${git('rev-parse', 'v8.0.0')}\nreader=1\nworker=1\napi=1\nweb=1\n`,
    );
    writeFileSync(server.state('unfinished'), '8.5.0-dev 0000\n');
    server.runs('8.5.0-dev');
    const { said, at } = run('upgrade.sh', { TO: '9.0.0', FAILS: 'compose up * worker' });
    assert.match(said, /worker could not be replaced\. Going back to 8\.0\.0/);
    assert.match(said, /The checkout is [0-9a-f]{40} again\./);
    assert.doesNotMatch(said, /there is no way back/);
    assert.match(readFileSync(server.state('former'), 'utf8'), /^to=9\.0\.0$/m);
    assert.equal(at, 'v8.0.0');
    server.runs('10.0.0');
    assert.match(run('rollback.sh').said, /there is no way back/);
  });

  test('fault 671: gives a former API and a former gateway the time of the longest upload, and other parts their own', () => {
    assert.equal(server.inShell('end_former api a; end_former web b; end_former worker c'), 0);
    const configured = readFileSync(join(root, 'services/backend/src/platform/http/server/configure-http.ts'), 'utf8');
    const longest = Number(/REQUEST_LIMIT_MS = ([\d_]+);/.exec(configured)?.[1]?.replaceAll('_', '')) / 1_000;
    const [, seconds = ''] = /^stop --time (\d+) a$/m.exec(server.asked().join('\n')) ?? [];
    assert.ok(Number(seconds) > longest, `${seconds} s`);
    assert.deepEqual(server.asked(), [
      `stop --time ${seconds} a`,
      'rm a',
      `stop --time ${seconds} b`,
      'rm b',
      'stop c',
      'rm c',
    ]);
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    assert.deepEqual(
      [...page.matchAll(/docker stop (\S* ?\S* ?)\$before/g)].map(([, options]) => options),
      Array.from({ length: 4 }, () => `--time ${seconds} `),
    );
  });

  test('fault 675: keeps what it said, with the day, also after the terminal is gone, and the last 2,000 lines', () => {
    const file = server.state('log');
    run('upgrade.sh', { TO: '9.0.0', FAILS: 'compose build*' });
    const day = new Date().toISOString().slice(0, 10);
    assert.match(
      readFileSync(file, 'utf8'),
      new RegExp(`^${day} [\\d:]{8}  Nothing was replaced: the images could not`, 'm'),
    );
    assert.equal(server.inShell('say one >/dev/full'), 0);
    assert.match(readFileSync(file, 'utf8'), /one\n$/);
    writeFileSync(file, Array.from({ length: 2_500 }, (_, at) => `${at}\n`).join(''));
    assert.equal(server.inShell('shorten_log'), 0);
    assert.equal(readFileSync(file, 'utf8').split('\n')[0], '500');
  });

  test('fault 675: ends with what it came to, in its log and on the page about the system', () => {
    const file = server.state('log');
    assert.equal(server.inShell(`told_outcome 8.0.0 9.0.0 'went back' 'web could not be replaced.' 12`), 0);
    assert.match(
      readFileSync(file, 'utf8'),
      /8\.0\.0 runs again, in 12 s\. The update to 9\.0\.0 went back: web could not be replaced\./,
    );
    assert.match(
      server.asked().join('\n'),
      /record-update\.js --from 8\.0\.0 --to 9\.0\.0 --outcome went back --reason web could not be replaced\. --seconds 12$/m,
    );
    assert.doesNotMatch(readFileSync(file, 'utf8'), /does not know/);
    // `timeout` runs it in the background, where reading from a terminal would stop it.
    assert.equal(readFileSync(join(server.folder, 'read'), 'utf8'), '');
  });
});
