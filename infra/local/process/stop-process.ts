import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Sends a signal to a child, and `lastResort` if it is still running after `timeoutMs` milliseconds. */
export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
  timeoutMs: number,
  lastResort: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = new AbortController();
  const late = pause(timeoutMs, 'late' as const, { signal: timer.signal, ref: false }).catch(() => 'stopped' as const);
  if ((await Promise.race([ended, late])) === 'late') child.kill(lastResort);
  await ended;
  timer.abort();
}
