import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../../../infra/local/stack.ts';
import { root } from '../../../infra/local/paths.ts';
import { isAlive } from '../../../infra/local/process/process-table.ts';
import { anyPorts } from '../../../infra/local/process/find-free-port.ts';
import { hasEnded } from '../../../infra/local/process/stop-process.ts';
import { until } from '../until.ts';

export interface Started {
  process: ChildProcess;
  output(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts the stack as a person does, in its own folder and on any ports. */
export function startAsCommand(command: string[], dataDir: string, more: Record<string, string> = {}): Started {
  const [file, ...args] = command;
  const child = spawn(file!, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The test runner's variables for its own processes are removed.
    env: { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: '', ...anyPorts, DATA_DIR: dataDir, ...more },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return { process: child, output: () => output, ended };
}

export const addressesFile = (dataDir: string): string => join(dataDir, 'addresses.json');

/** @throws with the output of the start when it ends or takes more than two minutes */
export async function addressesOf({ process: start, output }: Started, dataDir: string): Promise<Addresses> {
  // A file that is not there yet, or only half written, is read again.
  const read = () => JSON.parse(readFileSync(addressesFile(dataDir), 'utf8')) as Addresses;
  const addresses = await until('the addresses are written', () => (hasEnded(start) ? 'ended' : read())).catch(
    (error: Error) => error,
  );
  if (addresses === 'ended' || addresses instanceof Error)
    throw new Error(`The stack did not start:\n${output()}`, { cause: addresses });
  return addresses;
}

/** Every process that a process has started, and those have. */
export function descendantsOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children: number[] = [];
  const add = (parent: number) => {
    for (const [child, of] of pairs) {
      if (of !== parent || child === undefined) continue;
      children.push(child);
      add(child);
    }
  };
  add(pid);
  return children;
}

export const stillAlive = (pids: number[]): number[] => pids.filter((pid) => isAlive(pid));
