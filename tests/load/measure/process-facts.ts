import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from '../system/start-server.ts';
import { median } from './median.ts';

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
