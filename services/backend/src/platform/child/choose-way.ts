import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, programFolders } from './child-flags';
import { permissionModel, type Way, ways } from './ways';

/** Only a hanging system takes that long; a busy one must not end up with a weaker way. */
const LIMIT_MS = 60_000;
const probe = "require('node:fs').accessSync(process.argv[1])";

let chosen: Promise<Way> | undefined;

/** The best way that works on this system. Looked for once in the life of a process. */
export const chooseWay = (): Promise<Way> => (chosen ??= findWay());

async function findWay(): Promise<Way> {
  for (const way of ways()) if (await works(way)) return way;
  return permissionModel;
}

/** Whether Node starts this way and finds this program's files. */
export async function works({ prefix }: Way): Promise<boolean> {
  const [home = ''] = programFolders();
  const [file, ...args] = [...prefix, process.execPath, '-e', probe, join(home, 'package.json')];
  const child = spawn(file, args, { stdio: 'ignore', env: childEnvironment(), detached: true, timeout: LIMIT_MS });
  return new Promise((resolve) =>
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0)),
  );
}
