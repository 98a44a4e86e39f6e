import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { finished } from 'node:stream/promises';
import { logOf } from './runners.ts';

/** Longer than the last lines need; what a process left behind may hold the pipes open for ever. */
const LAST_LINES_MS = 2_000;

/**
 * Keeps what a process prints in a file, and shows it at once unless it is `silent`. The returned function waits for the last
 * lines and closes the file.
 */
export function keepLog(child: ChildProcess, name: string, silent: boolean): () => Promise<void> {
  mkdirSync(dirname(logOf(name)), { recursive: true });
  const log = createWriteStream(logOf(name));
  const ends = [child.stdout, child.stderr].map((pipe, index) => {
    pipe?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      if (!silent) (index === 0 ? process.stdout : process.stderr).write(chunk);
    });
    return pipe ? finished(pipe, { writable: false }).catch(() => undefined) : Promise.resolve();
  });
  return async () => {
    await Promise.race([Promise.all(ends), sleep(LAST_LINES_MS, undefined, { ref: false })]);
    for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
    await new Promise((resolve) => log.end(resolve));
  };
}
