import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const home = mkdtempSync(join(tmpdir(), 'frontdoor-home-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('A run of the tests on a machine that was not prepared', () => {
  it('compiles nothing, and says as its last line what did not run and what to do', async () => {
    const programs = join(home, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'go'), `#!/bin/sh\necho called >>'${home}/go-was-called'\n`);
    chmodSync(join(programs, 'go'), 0o755);
    const command = ['test/run-with-services.mts', process.execPath, '-e', 'console.log("the summary of Jest")'];
    const env = { ...process.env, HOME: home, PATH: `${programs}:${process.env['PATH'] ?? ''}`, NODE_OPTIONS: '' };
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      'Skipped tests: there is no S3 server here. `make prepare` builds it, with Go.',
    );
    expect(stdout.indexOf('the summary of Jest')).toBeLessThan(stdout.indexOf('Skipped tests'));
    expect(readdirSync(home)).toEqual(['programs']);
  });
});

describe('A run of the tests', () => {
  it('takes what was left in its temporary folder with it', async () => {
    const leave = "console.log(fs.mkdtempSync(path.join(os.tmpdir(), 'left-')))";
    const command = ['test/run-with-services.mts', process.execPath, '-e', leave];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const folder = /^.*left-.*$/m.exec(stdout)![0];
    expect(existsSync(folder)).toBe(false);
  });
});
