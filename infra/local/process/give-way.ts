import { constants, setPriority } from 'node:os';
import type { ChildProcess } from 'node:child_process';

/** Gives a process that was started just now, and all that it starts, the processor behind everything that somebody waits for. */
export function giveWay({ pid }: ChildProcess): void {
  if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}
