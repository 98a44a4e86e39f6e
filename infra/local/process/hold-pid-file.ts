import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive, startOf } from './process-table.ts';

/** The process that holds a pid file, if it is still that very process. */
export function holderOf(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const [pid, start] = readFileSync(file, 'utf8').trim().split(/\s+/, 2);
  // The number alone may belong to a stranger after kill -9 or a restart of the machine.
  if (!isAlive(Number(pid)) || startOf(Number(pid)) !== start) return undefined;
  return Number(pid);
}

/** Takes a pid file, also one that a dead process left; returns how to give it back. */
export function holdPidFile(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const holder = holderOf(file);
  if (holder !== undefined) throw new Error(`Already running as process ${holder}. "make stop" stops it.`);
  rmSync(file, { force: true });
  const content = `${process.pid} ${startOf(process.pid)}\n`;
  try {
    writeFileSync(file, content, { flag: 'wx' });
  } catch {
    throw new Error('Another start is under way in the same folder.');
  }
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === content) rmSync(file);
  };
}
