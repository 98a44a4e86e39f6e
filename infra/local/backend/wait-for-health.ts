import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { existsSync, readFileSync } from 'node:fs';
import { hasEnded } from '../process/stop-process.ts';

export async function waitForHealth(child: ChildProcess, url: string, log: string, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  while (!(await isHealthy(url))) {
    if (failure) throw failure;
    if (hasEnded(child))
      throw new Error(`it ended with ${child.signalCode ?? child.exitCode}. The end of ${log}:\n${readTail(log)}`);
    if (Date.now() > end)
      throw new Error(`it was not ready in ${timeoutMs / 1000} s. The end of ${log}:\n${readTail(log)}`);
    await pause(100);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

export function readTail(file: string, lines = 12): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
