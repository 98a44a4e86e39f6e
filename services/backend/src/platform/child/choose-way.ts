import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, programFolders } from './child-flags';
import { type Way, ways } from './ways';

const LIMIT_MS = 10_000;
const probe = "require('node:fs').accessSync(process.argv[1])";

let chosen: Promise<Way> | undefined;

/** The best way that works on this system. Looked for once in the life of a process. */
export const chooseWay = (): Promise<Way> => (chosen ??= findWay());

async function findWay(): Promise<Way> {
  const all = ways();
  for (const way of all) if (await works(way)) return way;
  throw new Error('No process can be started');
}

/** Whether Node starts this way and finds this program's files. */
export async function works({ prefix }: Way): Promise<boolean> {
  const [home = ''] = programFolders();
  const [file = '', ...args] = [...prefix, process.execPath, '-e', probe, join(home, 'package.json')];
  const child = spawn(file, args, { stdio: 'ignore', env: childEnvironment(), detached: true, timeout: LIMIT_MS });
  return new Promise((resolve) =>
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0)),
  );
}
