import { readFile } from 'node:fs/promises';

const EVERY_MS = 100;

/** Calls `onExcess` once a process holds more than that many megabytes. Returns how to stop. Only Linux tells. */
export function watchMemory(pid: number | undefined, mostMb: number, onExcess: () => void): () => void {
  if (pid === undefined || process.platform !== 'linux') return () => undefined;
  const timer = setInterval(
    () =>
      void residentMb(pid).then((held) => {
        if (held > mostMb) onExcess();
      }),
    EVERY_MS,
  );
  return () => clearInterval(timer);
}

/** A process that has just ended holds nothing. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
