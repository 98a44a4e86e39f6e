import { readFileSync } from 'node:fs';
import type { ComposeProject } from './compose-project.ts';

const program = readFileSync(new URL('../../services/backend/test/hostile-program.cjs', import.meta.url), 'utf8');

/** Starts a program in the container exactly as the reader starts one for a document, and prints its output. */
const launch = `
const { spawn } = require('node:child_process');
const { readdirSync, readFileSync } = require('node:fs');
const { childEnvironment, childFlags, chooseWay } = require('/app/services/backend/dist/platform/child/ways.js');
const { readFrames } = require('/app/services/backend/dist/platform/child/frame.js');
const [program, guarded, given] = process.argv.slice(1);
const isService = (pid) => readFileSync('/proc/' + pid + '/cmdline', 'latin1').includes('entrypoints/reader.js');
const processes = [1, ...readdirSync('/proc').filter((name) => /^\\d+$/.test(name) && isService(name)).map(Number)];
void (async () => {
  const way = await chooseWay();
  const targets = JSON.stringify({ ...JSON.parse(given), processes });
  const flags = guarded ? childFlags(320) : [];
  const [file, ...args] = [...way.prefix, process.execPath, ...flags, '-e', program, targets];
  const options = { stdio: ['ignore', 'ignore', 'inherit', 'pipe'], env: childEnvironment(), cwd: '/', detached: true };
  const child = spawn(file, args, options);
  await readFrames(child.stdio[3], 100_000, async ({ head }) => console.log(JSON.stringify({ way: way.name, came: head })));
})();
`;

export interface Hostile {
  way: string;
  /** `done`, or why not, for each try. */
  came: Record<string, string>;
}

/**
 * The results of a hostile program in the place of the document reader's child: as a script, or as native code, which Node's
 * flags cannot restrict.
 */
export async function tryAsReader(project: ComposeProject, as: 'script' | 'native'): Promise<Hostile> {
  const addressOf = async (service: string) =>
    (await project.compose('exec', '-T', service, 'hostname', '-i')).trim().split(/\s+/)[0] ?? '';
  const [postgres, worker] = await Promise.all([addressOf('postgres'), addressOf('worker')]);
  const targets = {
    files: ['/proc/self/cwd/etc/shadow', '/etc/shadow'],
    folders: ['/', '/tmp', '/dev/shm', '/run/frontdoor', '/app', '/app/services/backend/dist', '/var/tmp'],
    addresses: [
      { host: '127.0.0.1', port: 9229 },
      { host: postgres, port: 5432 },
      { host: 'postgres', port: 5432 },
      { host: worker, port: 3001 },
      { host: '192.0.2.1', port: 443 },
      { path: '/run/frontdoor/reader.sock' },
    ],
  };
  const guarded = as === 'script' ? 'yes' : '';
  const args = [launch, program, guarded, JSON.stringify(targets)];
  return JSON.parse(await project.compose('exec', '-T', 'reader', 'node', '-e', ...args)) as Hostile;
}
