import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../system/start-server.ts';
import { median } from './median.ts';

/** USER_HZ of Linux, the same on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;

/** User and system time so far (proc(5), fields 14 and 15), or null where there is no /proc. */
export const cpuSeconds = (pid: number): number | null => secondsIn(pid, 11);

/** The same of the children that have ended, with all that they waited for (fields 16 and 17). */
export const cpuSecondsOfEndedChildren = (pid: number): number | null => secondsIn(pid, 13);

/** The sum of a field, counted from the one behind the name, and the next. */
function secondsIn(pid: number, field: number): number | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name in brackets may hold spaces, so fields are counted from the bracket that closes it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[field]) + Number(fields[field + 1])) / TICKS_PER_SECOND;
}

/** Resident set in megabytes of 1024 KB, or null where there is no /proc. */
export function residentMegabytes(pid: number): number | null {
  const size = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '');
  return size ? Number(size[1]) / 1024 : null;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

const SETTLE_MS = 5_000;
const STARTS = 3;

/** The resident set of a process that has started and done nothing yet: the median of three starts. */
export async function measureMemory(start: () => Promise<Server>): Promise<number | null> {
  const sizes: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const server = await start();
    await pause(SETTLE_MS);
    const size = residentMegabytes(server.pid);
    await server.stop();
    if (size === null) return null;
    sizes.push(size);
  }
  return median(sizes);
}
